import { Button } from '../../components/Button/Button.tsx';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import { path } from '../../lib/routes.ts';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  text: string;
  button: string;
  /** A building before a sky of the page's colour. */
  picture: PictureData;
  /** The same building as a line drawing. */
  drawing: PictureData;
}

/** The labels of the drawing's grid lines. */
const axes = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

const sizes = '(orientation: portrait) 100vw, 58vw';

/**
 * Renders the heading on the grid of a drawing, beside a building. The building is drawn first and completed as the
 * page is scrolled, with CSS only.
 */
export function Hero({ title, text, button, picture, drawing }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.sheet}>
        <div className={styles.axes} aria-hidden="true">
          {axes.map((axis) => (
            <span key={axis}>{axis}</span>
          ))}
        </div>
        <div className={`${stack.start} ${styles.copy}`}>
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
          <p>{text}</p>
          <Button href={path('contact')}>{button}</Button>
        </div>
        <div className={styles.site}>
          <div className={styles.building}>
            <Picture picture={picture} sizes={sizes} className={styles.picture} />
            <div className={styles.drawing}>
              <Picture picture={drawing} sizes={sizes} priority alt="" className={styles.picture} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
