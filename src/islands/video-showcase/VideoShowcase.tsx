import { memo } from 'react';
import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import pause from '../../assets/icons/pause.svg?raw';
import play from '../../assets/icons/play.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { fill } from '../../i18n/fill.ts';
import type { Film } from '../../media/films.ts';
import type { PictureData } from '../../media/pictures.ts';
import type { SlideGround } from '../../taxonomy/showcases.ts';
import { Showcase, type ShowcaseWords } from '../showcase/Showcase.tsx';
import { SlideTitle } from '../showcase/SlideTitle.tsx';
import { useShowcase } from '../showcase/use-showcase.ts';
import styles from './VideoShowcase.module.css';

/** A screen of the video showcase (spec section 3). */
interface VideoSlide {
  id: string;
  introTitle: string;
  title: string;
  href: string;
  film: Film;
  /** Shown until the film plays. */
  picture: PictureData;
  ground: SlideGround;
  /** Where the title stands clear of the sphere. */
  place: 'top' | 'bottom';
}

interface VideoShowcaseProps {
  title: string;
  slides: VideoSlide[];
  words: ShowcaseWords;
}

/** Films one below the other in a dark frame; only the one on screen plays. */
export default function VideoShowcase({ title, slides, words }: VideoShowcaseProps) {
  const showcase = useShowcase('y');
  return (
    <Showcase
      showcase={showcase}
      title={title}
      words={words}
      axis="y"
      frame="ink"
      slides={slides.map((slide, index) => ({
        id: slide.id,
        name: slide.title,
        ground: 'dark',
        content: <Slide {...slide} words={words.showcase} first={index === 0} />,
      }))}
    >
      {/* play-films.ts answers it. */}
      <button type="button" className={styles.toggle} data-play-films data-answered>
        <Icon svg={play} className={styles.play} />
        <Icon svg={pause} className={styles.pause} />
        {/* Which of the two it says changes before React takes over. */}
        <span
          className={styles.word}
          data-play={words.showcase.playFilm}
          data-pause={words.showcase.pauseFilm}
          suppressHydrationWarning
        >
          {words.showcase.playFilm}
        </span>
      </button>
    </Showcase>
  );
}

interface SlideProps extends VideoSlide {
  words: ShowcaseWords['showcase'];
  first: boolean;
}

/** Kept while the showcase says where it is: in the middle of a cut there is no time to render pictures again. */
const Slide = memo(function Slide({ introTitle, title, href, film, picture, ground, place, words, first }: SlideProps) {
  return (
    <article className={`${styles.slide} ${styles[ground]} ${styles[place] ?? ''} ${first ? styles.first : ''}`}>
      <div className={styles.screen} data-morph={href}>
        <Picture picture={picture} sizes="max(100vw, 150vh)" first={first} className={styles.picture} />
        <video className={styles.film} muted loop playsInline preload="none" aria-label={fill(words.film, { title })}>
          {film.sources.map((source) => (
            <source key={source.type} {...source} />
          ))}
          {words.noVideo}
        </video>
      </div>
      <h2 className={styles.title}>
        <span className={styles.intro}>{introTitle}</span>{' '}
        <span>
          <SlideTitle text={title} />
        </span>
      </h2>
      <div className={styles.links}>
        <a href={href} className={styles.link} aria-label={fill(words.purposeOf, { title })}>
          {words.purpose}
          <Icon svg={arrowRight} />
        </a>
        {/* For visitors without script, by the browser itself. */}
        <a href={film.sources.at(-1)?.src} className={`${styles.link} ${styles.alone}`}>
          {words.playFilm}
          <Icon svg={play} />
        </a>
      </div>
    </article>
  );
});
