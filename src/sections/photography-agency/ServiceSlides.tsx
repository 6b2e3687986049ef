import frame from '../../components/classes/Frame.module.css';
import { coverWidth } from '../../components/Picture/cover-width.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { Slides } from '../../islands/slider/Slides.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { PhotographyCard } from '../../lib/queries/photography.ts';
import styles from './ServiceSlides.module.css';

interface ServiceSlidesProps {
  cards: PhotographyCard[];
  messages: Messages['slider'];
}

/** Returns the `sizes` of a card's picture, which depend on the number of cards in view. */
const sizesOf = (picture: PictureData) => {
  const width = (frame: number) => coverWidth(picture, 4 / 5, frame);
  return frameSizes(width(25), { phone: width(100), laptop: width(50), desktop: width(34) });
};

/** Renders the photography services as slides. Each is a picture that fills its card, with a link to the service. */
export function ServiceSlides({ cards, messages }: ServiceSlidesProps) {
  return (
    <Slides messages={messages}>
      {cards.map(({ title, subtitle, picture, href }) => (
        <article key={title} className={styles.card}>
          <div className={frame.frame}>
            <Picture picture={picture} sizes={sizesOf(picture)} alt="" morph={href} />
          </div>
          <h3 className={styles.title}>
            <StretchedLink underlined href={href}>
              {title}
            </StretchedLink>
          </h3>
          <p className={styles.text}>{subtitle}</p>
        </article>
      ))}
    </Slides>
  );
}
