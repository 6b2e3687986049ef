import { Backdrop } from '../../components/Backdrop/Backdrop.tsx';
import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import ruled from '../../components/classes/Ruled.module.css';
import section from '../../components/classes/Section.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PictureRows } from '../../components/PictureRows/PictureRows.tsx';
import type { CaptionedPicture, PictureData } from '../../lib/media/pictures.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import styles from './Result.module.css';

interface ResultProps {
  project: ProjectTile;
  /** The client's colour, behind the quote. */
  colour: string | undefined;
  messages: Messages['caseStudy'];
  lead: string;
  text: string[];
  figures: { figure: string; label: string }[];
  pictures: CaptionedPicture[];
  /** The client's testimonial. */
  quote?: { text: string; name: string; designation: string; portrait: PictureData } | undefined;
}

/** Renders the result: large figures with their meaning, pictures and a quote of the client. */
export function Result({ project, colour, messages, lead, text, figures, pictures, quote }: ResultProps) {
  return (
    <section>
      <div className={section.section}>
        <Heading size="xl" className={styles.title}>
          {messages.result}
        </Heading>
        <dl className={`${ruled.ruled} ${styles.figures}`}>
          {figures.map(({ figure, label }) => (
            <div key={label} className={`${columns.stackBelowLargePhone} ${styles.figure}`}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <div className={`${columns.stackBelowTablet} ${styles.copy}`}>
          <p className={`${prose.shortStatement} ${styles.lead}`}>{lead}</p>
          <div className={styles.text}>
            <Paragraphs texts={text} />
          </div>
        </div>
      </div>
      <PictureRows pictures={pictures} />
      {quote && (
        <figure className={`${section.section} ${styles.quote} ${tones[project.tone]}`}>
          {colour && <Backdrop colour={colour} />}
          <blockquote className={prose.statement}>“{quote.text}”</blockquote>
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
