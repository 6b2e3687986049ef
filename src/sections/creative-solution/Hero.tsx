import { Button } from '../../components/Button/Button.tsx';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import { path } from '../../lib/routes.ts';
import styles from './Hero.module.css';
import { Pencil, Ruler, Swatches } from './Tools.tsx';

interface HeroProps {
  title: string;
  text: string;
  button: string;
  pictures: PictureData[];
}

/** Renders the studio table from above. Its loose objects can be dragged (draggable.ts). */
export function Hero({ title, text, button, pictures }: HeroProps) {
  return (
    <section className={styles.table}>
      <div className={styles.backdrop} />
      <div className={`${stack.start} ${styles.sheet}`}>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <p>{text}</p>
        <Button href={path('contact')}>{button}</Button>
      </div>
      <div className={styles.objects}>
        {pictures.map((picture, index) => (
          <div key={picture.fallback} className={styles.print} data-draggable>
            <Picture
              picture={picture}
              sizes={
                picture.width > picture.height
                  ? '(orientation: portrait) 64vw, 26vw'
                  : '(orientation: portrait) 36vw, 16vw'
              }
              priority={index === 0}
            />
          </div>
        ))}
        <Swatches />
        <Ruler />
        <Pencil />
        <span className={styles.sphere} data-draggable />
      </div>
    </section>
  );
}
