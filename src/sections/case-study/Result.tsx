import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PictureRows } from '../../components/PictureRows/PictureRows.tsx';
import type { CaptionedPicture, PictureData } from '../../media/pictures.ts';
import type { Words } from '../../queries/words.ts';
import styles from './Result.module.css';

interface ResultProps {
  words: Words['caseStudy'];
  lead: string;
  text: string[];
  figures: { figure: string; label: string }[];
  pictures: CaptionedPicture[];
  /** What the client says of it. */
  quote?: { text: string; name: string; designation: string; portrait: PictureData } | undefined;
}

/** The result: large figures, what they mean, pictures, and a quote of the client. */
export function Result({ words, lead, text, figures, pictures, quote }: ResultProps) {
  return (
    <section>
      <div className={styles.result}>
        <Heading size="xl" className={styles.title}>
          {words.result}
        </Heading>
        <dl className={styles.figures}>
          {figures.map(({ figure, label }) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.text}>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
      <PictureRows pictures={pictures} />
      {quote && (
        <figure className={styles.quote}>
          <blockquote>“{quote.text}”</blockquote>
          <figcaption>
            <span className={styles.portrait}>
              <Picture picture={quote.portrait} sizes="6rem" alt="" />
            </span>
            <span>
              <strong>{quote.name}</strong>
              <br />
              {quote.designation}
            </span>
          </figcaption>
        </figure>
      )}
    </section>
  );
}
