import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../media/pictures.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import { Day } from './Day.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  /** Its address. */
  href: string;
  lede: string;
  words: Words;
  picture?: PictureData | undefined;
  /** Which of the services this is, from 1. */
  position: number;
  count: number;
}

/** A service's first screen: its name beside its picture, or above a drawing of its place among the services. */
export function Hero({ title, href, lede, words, picture, position, count }: HeroProps) {
  return (
    <section className={`${styles.hero} ${picture ? styles.pictured : styles.drawn}`}>
      <div className={styles.words}>
        <Breadcrumb crumbs={[{ label: words.pages.service, href: path('service') }, { label: title }]} words={words} />
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.lede}>{lede}</p>
      </div>
      {picture ? (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(max-aspect-ratio: 1/1) 94vw, 46vw" first morph={href} />
        </div>
      ) : (
        <Day position={position} count={count} className={styles.day} />
      )}
    </section>
  );
}
