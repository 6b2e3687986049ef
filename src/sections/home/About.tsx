import { Button } from '../../components/Button/Button.tsx';
import columns from '../../components/classes/Columns.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import styles from './About.module.css';

interface AboutProps {
  title: string;
  text: string[];
  picture: PictureData;
  links: Messages['links'];
}

/** Renders the home page's about section: text beside one picture. */
export function About({ title, text, picture, links }: AboutProps) {
  return (
    <section className={`${columns.twelve} ${styles.story}`} id="about">
      <Heading className={styles.title}>{title}</Heading>
      <div className={`${stack.start} ${styles.text}`}>
        <Paragraphs texts={text} />
        <Button href={path('about')}>{links.aboutUs}</Button>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes={frameSizes('42vw', { tablet: '88vw' })} />
      </div>
    </section>
  );
}
