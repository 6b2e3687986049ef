import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../media/pictures.ts';
import styles from './About.module.css';

interface AboutProps {
  title: string;
  text: string[];
  picture: PictureData;
}

/** What the agency is, told beside one picture: the home page's about block. */
export function About({ title, text, picture }: AboutProps) {
  return (
    <section className={styles.story} id="about">
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.text}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Button href="/about">About Us</Button>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(width < 820px) 88vw, 42vw" />
      </div>
    </section>
  );
}
