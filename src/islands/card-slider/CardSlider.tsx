import { coverWidth } from '../../components/Picture/cover-width.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import frame from '../../components/ProjectFrame/ProjectFrame.module.css';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { PictureData } from '../../lib/media/pictures.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderMessages } from '../slider/SliderControls.tsx';
import slidesInView from '../slider/slides-in-view.module.css';
import { useSlider } from '../slider/use-slider.ts';
import styles from './CardSlider.module.css';

interface CardSliderProps {
  /** Accessible name of the slider: "What we photograph". */
  label: string;
  messages: SliderMessages<'cards'>;
  cards: { title: string; subtitle: string; picture: PictureData; href: string }[];
}

/** Returns the `sizes` of a card's picture, which depend on the number of cards in view. */
const sizesOf = (picture: PictureData) => {
  const width = (frame: number) => coverWidth(picture, 4 / 5, frame);
  return frameSizes(width(25), { phone: width(100), laptop: width(50), desktop: width(34) });
};

/**
 * Renders full-width pictures, four in view (the photography carousel of docs/spec.md, section 9), each linking to its
 * service.
 */
export default function CardSlider({ label, messages, cards }: CardSliderProps) {
  const slider = useSlider();

  return (
    <div className={`${frame.frame} ${styles.cards}`}>
      <Slider slider={slider} label={label} messages={messages} className={slidesInView.four}>
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
      </Slider>
      <div className={styles.controls}>
        <SliderControls slider={slider} count={cards.length} messages={messages} />
      </div>
    </div>
  );
}
