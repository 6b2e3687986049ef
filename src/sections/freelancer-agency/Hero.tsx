import { Button } from '../../components/Button/Button.tsx';
import columns from '../../components/classes/Columns.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { PictureData } from '../../lib/media/pictures.ts';
import { path } from '../../lib/routes.ts';
import airmail from './Airmail.module.css';
import styles from './Hero.module.css';
import { Postmark, type PostmarkProps } from './Postmark.tsx';
import { Signature } from './Signature.tsx';
import stamp from './Stamp.module.css';

interface HeroProps {
  /** Addressee, which is the page's h1. */
  title: string;
  note: string;
  button: string;
  postmark: PostmarkProps;
  writer: { name: string; href: string; picture: PictureData };
  /** The sender's address, line by line. */
  address: string[];
  letter: { place: string; greeting: string; text: string[]; sign: string };
}

/**
 * Renders the first screen: an airmail envelope with the heading as its address, and the letter below it. The
 * stamp is cancelled after a moment, and scrolling moves the letter out of the envelope.
 */
export function Hero({ title, note, button, postmark, writer, address, letter }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`${airmail.envelope} ${styles.envelope}`}>
        <address className={`${stack.stack} ${styles.from}`}>
          <a href={writer.href}>{writer.name}</a>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div className={styles.stampCorner}>
          <div className={`${stamp.stamp} ${styles.stamp}`}>
            <Picture
              picture={writer.picture}
              sizes={frameSizes('max(14rem, 15vw)', { largePhone: '7.5rem' })}
              priority
              className={styles.face}
            />
          </div>
          <Postmark {...postmark} className={styles.postmark} />
          <span className={styles.hammer} />
        </div>
        <Heading level={1} className={styles.to}>
          {title}
        </Heading>
        <p className={styles.note}>{note}</p>
        <Button href={path('contact')} className={styles.button}>
          {button}
        </Button>
      </div>
      <div className={`${columns.twelve} ${styles.sheet}`}>
        <p className={styles.place}>{letter.place}</p>
        <div className={styles.text}>
          <p>{letter.greeting}</p>
          <Paragraphs texts={letter.text} />
          <div className={styles.signed}>
            <Signature />
            <p>
              <strong>{writer.name}</strong>
              <br />
              {letter.sign}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
