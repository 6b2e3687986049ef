import columns from '../../components/classes/Columns.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import styles from './About.module.css';

interface AboutProps {
  title: string;
  text: string[];
  picture: PictureData;
  link: { name: string; href: string };
}

/** Renders the photographer's introduction: the picture reaches the edge of the page, the text is low beside it. */
export function About({ title, text, picture, link }: AboutProps) {
  return (
    <section className={`${columns.stackBelowTablet} ${styles.about}`}>
      <Picture picture={picture} sizes="(orientation: portrait) 100vw, 42vw" className={styles.picture} />
      <div className={styles.copy}>
        <Heading size="l">{title}</Heading>
        <div className={styles.text}>
          <Paragraphs texts={text} />
          <a href={link.href}>{link.name}</a>
        </div>
      </div>
    </section>
  );
}
