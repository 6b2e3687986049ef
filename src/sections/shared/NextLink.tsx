import tones from '../../components/classes/Tone.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { PictureFiles } from '../../lib/media/pictures.ts';
import styles from './NextLink.module.css';

interface NextLinkProps {
  /** Kind of the next item, for example "Next project". */
  label: string;
  title: string;
  /** Client, result or date, below the title. */
  detail: string;
  picture?: PictureFiles | undefined;
  href: string;
  tone?: 'mist' | 'dusk';
}

const pictureSizes = frameSizes('24vw', { tablet: '92vw' });

/** Renders the link to the next item at the end of a page. A dot rolls along its line on hover. */
export function NextLink({ label, title, detail, picture, href, tone = 'mist' }: NextLinkProps) {
  return (
    <section className={`${styles.next} ${tones[tone]}`}>
      <a href={href} className={styles.link}>
        <div className={styles.copy}>
          <span className={styles.label}>{label}</span>
          <Heading className={styles.title}>{title}</Heading>
          <span className={styles.detail}>{detail}</span>
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes={pictureSizes} alt="" />
          </div>
        )}
        <span className={styles.track}>
          <span className={`${styles.run} ${dot.before}`} />
        </span>
      </a>
    </section>
  );
}
