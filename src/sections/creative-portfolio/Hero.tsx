import { Button } from '../../components/Button/Button.tsx';
import row from '../../components/classes/Row.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import { tallQuery } from '../../styles/breakpoints.ts';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  text: string;
  picture: PictureData;
  links: Messages['links'];
}

/**
 * Renders the hero of the creative portfolio: a large heading, a picture that reaches the edge of the page, and Let's
 * talk.
 */
export function Hero({ title, text, picture, links }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Picture picture={picture} sizes={`${tallQuery} 100vw, max(42vw, 80vh)`} priority className={styles.picture} />
      <Heading level={1} size="xl" className={styles.title}>
        {title}
      </Heading>
      <div className={`${row.spread} ${styles.talk}`}>
        <p className={styles.text}>{text}</p>
        <Button href={path('contact')}>{links.letsTalk}</Button>
      </div>
    </section>
  );
}
