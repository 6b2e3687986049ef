import { memo } from 'react';
import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../media/pictures.ts';
import type { Words } from '../../queries/words.ts';
import type { SlideAbove, SlideGround, SlideKeep, SlidePlace } from '../../taxonomy/showcases.ts';
import { Showcase, type ShowcaseWords } from '../showcase/Showcase.tsx';
import { SlideTitle } from '../showcase/SlideTitle.tsx';
import { useShowcase } from '../showcase/use-showcase.ts';
import styles from './ShowcasePortfolio.module.css';

/** A screen of the showcase portfolio (spec section 3). */
interface PortfolioSlide {
  id: string;
  title: string;
  subtitle: string;
  client: string;
  href: string;
  picture: PictureData;
  /** Another crop for phones, which fills their screen. */
  pictureTall?: PictureData | undefined;
  ground: SlideGround;
  /** Which corner of the picture is calm enough for type. */
  place: SlidePlace;
  /** Which part of the picture is kept where the screen is lower than it is. */
  keep: SlideKeep;
  /** What the picture goes over into at its upper edge, on screens that are taller than it is. */
  above: SlideAbove;
}

interface ShowcasePortfolioProps {
  title: string;
  slides: PortfolioSlide[];
  social: { name: string; url: string }[];
  words: ShowcaseWords & Pick<Words, 'links'>;
}

/** Projects side by side, each from edge to edge with its title in the picture, and where to follow the agency. */
export default function ShowcasePortfolio({ title, slides, social, words }: ShowcasePortfolioProps) {
  const showcase = useShowcase('x');
  return (
    <Showcase
      showcase={showcase}
      title={title}
      words={words}
      axis="x"
      frame="paper"
      slides={slides.map((slide, index) => ({
        id: slide.id,
        name: slide.client,
        ground: slide.ground,
        content: <Slide {...slide} first={index === 0} />,
      }))}
    >
      {social.length > 0 && (
        <section className={styles.follow}>
          <h2>{words.links.followUs}</h2>
          <ul>
            {social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Showcase>
  );
}

/** Kept while the showcase says where it is: in the middle of a cut there is no time to render pictures again. */
const Slide = memo(function Slide({ first, ...slide }: PortfolioSlide & { first: boolean }) {
  const { title, subtitle, client, href, picture, pictureTall, ground, place, keep, above } = slide;
  return (
    <article
      className={`${styles.slide} ${styles[ground]} ${styles[place]} ${styles[above]} ${first ? styles.first : ''}`}
    >
      <Picture
        picture={picture}
        tall={pictureTall}
        sizes={
          pictureTall
            ? '(max-aspect-ratio: 4/5) 100vh, max(100vw, 134vh)'
            : '(max-aspect-ratio: 4/5) 84vh, max(100vw, 134vh)'
        }
        first={first}
        morph={href}
        className={`${styles.picture} ${styles[keep]} ${pictureTall ? styles.whole : ''}`}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a href={href}>
            <SlideTitle text={title} />
          </a>
        </h2>
        <p className={styles.client}>
          {client}
          <span className={styles.dot} />
          {subtitle}
        </p>
        <Icon svg={arrowRight} className={styles.arrow} />
      </div>
    </article>
  );
});
