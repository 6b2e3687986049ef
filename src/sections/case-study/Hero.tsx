import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import section from '../../components/classes/Section.module.css';
import { DottedLine } from '../../components/DottedLine/DottedLine.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { NoBreak } from '../../components/NoBreak/NoBreak.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { PictureRows } from '../../components/PictureRows/PictureRows.tsx';
import type { CaptionedPicture } from '../../lib/media/pictures.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import { path } from '../../lib/routes.ts';
import { PictureHero } from '../shared/PictureHero.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  /** Path of this page. */
  href: string;
  /** Label of the last crumb. */
  crumb: string;
  messages: Messages;
  project: ProjectTile;
  overview: { lead: string; text: string[]; pictures: CaptionedPicture[] };
}

/** Renders a case study's first screen, its picture, and the overview. */
export function Hero({ title, href, crumb, messages, project, overview }: HeroProps) {
  return (
    <section>
      <PictureHero project={project} href={href}>
        <div className={styles.copy}>
          <Breadcrumb
            crumbs={[
              { label: messages.pages.portfolio, href: path('portfolio') },
              { label: project.client, href: project.href },
              { label: crumb },
            ]}
            messages={messages}
          />
          <Heading level={1} size="xl" className={styles.title}>
            {title}
          </Heading>
          <DottedLine className={styles.facts}>
            {messages.caseStudy.name}
            {project.sector}
            {project.categoryName}
          </DottedLine>
        </div>
      </PictureHero>
      <div className={`${section.section} ${columns.twelve} ${styles.overview}`}>
        <Heading size="label" className={styles.label}>
          {messages.caseStudy.overview}
        </Heading>
        <p className={`${prose.statement} ${styles.lead}`}>
          <NoBreak>{overview.lead}</NoBreak>
        </p>
        <div className={styles.text}>
          <Paragraphs texts={overview.text} />
        </div>
      </div>
      <PictureRows pictures={overview.pictures} />
    </section>
  );
}
