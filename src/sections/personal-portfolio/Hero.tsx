import { Button } from '../../components/Button/Button.tsx';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import { path } from '../../lib/routes.ts';
import styles from './Hero.module.css';

interface HeroProps {
  person: { name: string; designation: string; href: string; picture: PictureData };
  text: string;
  button: string;
}

/**
 * Renders a name across the whole width, and the portrait in the space beside its first word. After load the name is
 * animated as on a split-flap display (split-flap.animation.ts).
 */
export function Hero({ person, text, button }: HeroProps) {
  return (
    <section className={`${tones.accent} ${styles.hero}`} data-animation="split-flap">
      <Heading level={1} className={styles.name}>
        {person.name.split(' ').map((word) => (
          <span key={word}>{word} </span>
        ))}
      </Heading>
      <div className={styles.portrait}>
        <Picture picture={person.picture} sizes="(orientation: portrait) 100vw, 31vw" priority />
      </div>
      <div className={styles.copy}>
        <p className={styles.role}>
          <a href={person.href}>{person.designation}</a>
        </p>
        <p>{text}</p>
        <Button href={path('contact')}>{button}</Button>
      </div>
    </section>
  );
}
