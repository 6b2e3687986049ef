import arrowDown from '../../assets/icons/arrow-down.svg?raw';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { overPicture } from '../../components/Picture/over-picture.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { fill } from '../../i18n/fill.ts';
import type { PictureData } from '../../media/pictures.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  text: string;
  picture: PictureData;
  tall: PictureData | undefined;
  /** The agency's first profile, where it has one. */
  social: { name: string; url: string } | undefined;
  words: Words['links'];
}

/** The first screen: heading, picture, Get in Touch, the link down to the services, Follow Us. */
export function Hero({ title, text, picture, tall, social, words }: HeroProps) {
  return (
    <section {...overPicture(tall ?? picture, styles.hero)} data-act="journey">
      <Picture
        picture={picture}
        tall={tall}
        sizes="(max-aspect-ratio: 4/5) max(100vw, 60vh), 100vw"
        first
        className={styles.picture}
      />
      <div className={styles.words} data-act="sand-letters">
        <Heading level={1} size="xl" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <Button href={path('contact')} tone={(tall ?? picture).ground === 'dark' ? 'paper' : 'ink'}>
            {words.getInTouch}
          </Button>
        </div>
        <ul className={styles.links}>
          <li>
            <a href="#services">
              {words.ourServices}
              <Icon svg={arrowDown} className={styles.arrow} />
            </a>
          </li>
          {social && (
            <li>
              <a href={social.url} rel="noopener" aria-label={fill(words.followUsOn, { network: social.name })}>
                {words.followUs}
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
