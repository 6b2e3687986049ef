import pause from '../../assets/icons/pause.svg?raw';
import play from '../../assets/icons/play.svg?raw';
import { Button } from '../../components/Button/Button.tsx';
import row from '../../components/classes/Row.module.css';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { VideoSlide } from '../../lib/queries/showcases.ts';
import { Showcase, type ShowcaseMessages } from '../showcase/Showcase.tsx';
import { SlideTitle } from '../showcase/SlideTitle.tsx';
import styles from './VideoShowcase.module.css';

/** Width of a poster, which fills the screen. Phones get a narrower file: three posters share the page's bytes there. */
const posterSizes = frameSizes('max(100vw, 150vh)', { largePhone: '159vw' });

interface VideoShowcaseProps {
  title: string;
  slides: VideoSlide[];
  messages: ShowcaseMessages;
}

/** Renders films below each other in a dark frame; only the one on screen plays. */
export default function VideoShowcase({ title, slides, messages }: VideoShowcaseProps) {
  return (
    <Showcase
      title={title}
      messages={messages}
      axis="y"
      scheme="dark"
      slides={slides.map((slide, index) => ({
        id: slide.id,
        name: slide.title,
        headerScheme: 'dark',
        content: <Slide {...slide} messages={messages.showcase} isFirst={index === 0} />,
      }))}
    >
      {/* play-films.ts handles the click. */}
      <button type="button" className={styles.toggle} data-play-films>
        <Icon svg={play} className={styles.play} />
        <Icon svg={pause} className={styles.pause} />
        {/* play-films.ts may change the label before hydration. */}
        <span
          className={styles.word}
          data-play={messages.showcase.playFilm}
          data-pause={messages.showcase.pauseFilm}
          suppressHydrationWarning
        >
          {messages.showcase.playFilm}
        </span>
      </button>
    </Showcase>
  );
}

interface SlideProps extends VideoSlide {
  messages: ShowcaseMessages['showcase'];
  isFirst: boolean;
}

function Slide({ introTitle, title, href, film, picture, scheme, titlePosition, messages, isFirst }: SlideProps) {
  return (
    <article
      className={`${styles.slide} ${styles[scheme]} ${styles[titlePosition] ?? ''} ${isFirst ? styles.first : ''}`}
    >
      <div className={styles.screen} data-morph={href}>
        <Picture picture={picture} sizes={posterSizes} priority={isFirst} className={styles.picture} />
        <video
          className={styles.film}
          muted
          loop
          playsInline
          preload="none"
          aria-label={interpolate(messages.film, { title })}
        >
          {film.sources.map((source) => (
            <source key={source.type} {...source} />
          ))}
          {messages.noVideo}
        </video>
      </div>
      <h2 className={styles.title}>
        <span className={styles.intro}>{introTitle}</span>{' '}
        <span>
          <SlideTitle text={title} />
        </span>
      </h2>
      <div className={`${row.row} ${styles.links}`}>
        <Button href={href} scheme={scheme} aria-label={interpolate(messages.purposeOf, { title })}>
          {messages.purpose}
        </Button>
        {/* Without script the browser's own controls are used. */}
        <a href={film.sources.at(-1)?.src} className={`${styles.link} ${styles.alone}`}>
          {messages.playFilm}
          <Icon svg={play} />
        </a>
      </div>
    </article>
  );
}
