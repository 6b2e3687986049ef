import { Button } from '../../components/Button/Button.tsx';
import tones from '../../components/classes/Tone.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import { tallQuery } from '../../styles/breakpoints.ts';
import styles from './Hero.module.css';

interface HeroProps {
  /** The heading in two parts; the second is set bold and ends in a coloured full stop. */
  opening: string;
  emphasis: string;
  text: string;
  picture: PictureData;
  links: Messages['links'];
}

/**
 * Renders the first screen of the marketing agency: a heading in two weights, then a picture beside a block in the
 * accent colour.
 */
export function Hero({ opening, emphasis, text, picture, links }: HeroProps) {
  return (
    <section className={`${tones.sand} ${styles.hero}`}>
      <Heading level={1} className={styles.title}>
        <span className={styles.opening}>{opening}</span>{' '}
        <span className={styles.emphasis}>
          {emphasis.replace(/\.$/, '')}
          <span className={`${styles.stop} ${dot.after}`}>.</span>
        </span>
      </Heading>
      <Picture picture={picture} sizes={`${tallQuery} 95vw, 42vw`} priority className={styles.picture} />
      <div className={`${tones.accent} ${styles.block}`}>
        <p>{text}</p>
        <Button href={path('contact')}>{links.getInTouch}</Button>
      </div>
    </section>
  );
}
