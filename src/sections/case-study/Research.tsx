import { Backdrop } from '../../components/Backdrop/Backdrop.tsx';
import columns from '../../components/classes/Columns.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LogoTile } from '../../components/LogoTile/LogoTile.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { PictureRows } from '../../components/PictureRows/PictureRows.tsx';
import type { LogoData } from '../../lib/media/logos.ts';
import type { CaptionedPicture } from '../../lib/media/pictures.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import { isDarkTone } from '../../lib/tones.ts';
import styles from './Research.module.css';

interface ResearchProps {
  project: ProjectTile;
  /** The client's colour. Text in the colour of the project's tone is legible on it. */
  colour: string | undefined;
  arabicLogo: LogoData | undefined;
  messages: Messages['caseStudy'];
  strategy: { lead: string; text: string[]; finding: string; pictures: CaptionedPicture[] };
  guideline: { lead: string; text: string[]; rules: { title: string; text: string }[]; pictures: CaptionedPicture[] };
}

/**
 * Renders the research of a case study in its two sections: Marketing strategy and Branding guideline. Its bands have
 * the client's colour.
 */
export function Research({ project, colour, arabicLogo, messages, strategy, guideline }: ResearchProps) {
  const isDark = !colour || isDarkTone(project.tone);
  return (
    <section>
      <Heading size="xl" className={styles.research}>
        {messages.research}
      </Heading>
      <div className={`${columns.stackBelowLaptop} ${styles.part}`}>
        <Heading level={3} size="s">
          {messages.strategy}
        </Heading>
        <div className={styles.text}>
          <p className={styles.lead}>{strategy.lead}</p>
          <Paragraphs texts={strategy.text} />
        </div>
      </div>
      <PictureRows pictures={strategy.pictures} />
      <div className={`${isDark ? tones.dusk : ''} ${styles.finding}`}>
        {colour && <Backdrop colour={colour} />}
        <p>{strategy.finding}</p>
      </div>
      <div className={`${columns.stackBelowLaptop} ${styles.part}`}>
        <Heading level={3} size="s">
          {messages.guideline}
        </Heading>
        <div className={styles.text}>
          <p className={styles.lead}>{guideline.lead}</p>
          <Paragraphs texts={guideline.text} />
        </div>
      </div>
      <PictureRows pictures={guideline.pictures} />
      <div className={`${columns.stackBelowLaptop} ${styles.board}`}>
        <LogoTile project={project} colour={colour} arabic={arabicLogo} className={styles.logo} />
        <div className={styles.rules}>
          {colour && <Backdrop colour={colour} />}
          <dl>
            {guideline.rules.map(({ title, text }) => (
              <div key={title} className={styles.rule}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
