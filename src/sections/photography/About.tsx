import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../media/pictures.ts';
import styles from './About.module.css';

interface AboutProps {
  title: string;
  text: string[];
  picture: PictureData;
  link: { name: string; href: string };
}

/** Who stands behind the camera: the picture runs off the page, the words stand low beside it. */
export function About({ title, text, picture, link }: AboutProps) {
  return (
    <section className={styles.about}>
      <Picture picture={picture} sizes="(max-aspect-ratio: 1/1) 100vw, 42vw" className={styles.picture} />
      <div className={styles.words}>
        <Heading size="l">{title}</Heading>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <a href={link.href}>{link.name}</a>
        </div>
      </div>
    </section>
  );
}
