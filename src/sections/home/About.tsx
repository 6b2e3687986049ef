import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { PictureData } from '../../media/pictures.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './About.module.css';

interface AboutProps {
  title: string;
  text: string[];
  picture: PictureData;
  words: Words['links'];
}

/** What the agency is, told beside one picture: the home page's about block. */
export function About({ title, text, picture, words }: AboutProps) {
  return (
    <section className={styles.story} id="about">
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.text}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Button href={path('about')}>{words.aboutUs}</Button>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes={frameSizes('42vw', { tablet: '88vw' })} />
      </div>
    </section>
  );
}
