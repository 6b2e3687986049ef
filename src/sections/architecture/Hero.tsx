import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../media/pictures.ts';
import { path } from '../../routes.ts';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  text: string;
  button: string;
  pictures: (PictureData & { name: string })[];
}

/** The labels of the drawing's grid lines. */
const axes = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** How wide each picture is drawn, the higher ones wider than they are seen. */
const sizes = [
  '(max-aspect-ratio: 1/1) 32vw, 21vw',
  '(max-aspect-ratio: 1/1) 49vw, 29vw',
  '(max-aspect-ratio: 1/1) 62vw, 36vw',
];

/**
 * The heading on the grid of a drawing, beside three tall pictures of rising height. Once the page is loaded they turn into
 * the drawings they were built from, and are built again as one scrolls (masonry.act.ts).
 */
export function Hero({ title, text, button, pictures }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.axes} aria-hidden="true">
        {axes.map((axis) => (
          <span key={axis}>{axis}</span>
        ))}
      </div>
      <div className={styles.words}>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <p>{text}</p>
        <Button href={path('contact')}>{button}</Button>
      </div>
      <div className={styles.street} data-act="masonry">
        {pictures.map((picture, index) => (
          <div key={picture.name} className={styles.house} data-elevation={picture.name}>
            <Picture
              picture={picture}
              sizes={sizes[index] ?? '36vw'}
              first={index === pictures.length - 1}
              className={styles.picture}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
