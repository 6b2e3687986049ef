import { Button } from '../../components/Button/Button.tsx';
import prose from '../../components/classes/Prose.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { overPictureProps } from '../../components/Picture/over-picture-props.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import { tallQuery } from '../../styles/breakpoints.ts';
import styles from './StatusMessage.module.css';

interface StatusMessageProps {
  title: string;
  text: string;
  link: { href: string; label: string };
  picture: PictureData;
  tall: PictureData;
}

/** Renders a page with a single message over a picture: not found, error, busy or thanks. */
export function StatusMessage({ title, text, link, picture, tall }: StatusMessageProps) {
  return (
    <section {...overPictureProps(picture, { tall, className: styles.message })}>
      {/* 94vw: phones get a file a little narrower than the screen, which is light and still sharp. */}
      <Picture
        picture={picture}
        tall={tall}
        sizes={`${tallQuery} max(94vw, 46vh), max(100vw, 160vh)`}
        priority
        className={styles.picture}
      />
      <div className={`${stack.start} ${styles.copy}`}>
        <Heading level={1} size="l" className={styles.title}>
          {title}
        </Heading>
        <p className={prose.lead}>{text}</p>
        <Button href={link.href}>{link.label}</Button>
      </div>
    </section>
  );
}
