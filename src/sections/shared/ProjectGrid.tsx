import type { ReactNode } from 'react';
import columns from '../../components/classes/Columns.module.css';
import row from '../../components/classes/Row.module.css';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectCaption } from '../../components/ProjectCaption/ProjectCaption.tsx';
import { ProjectFrame } from '../../components/ProjectFrame/ProjectFrame.tsx';
import { itemAttributes, type Paging } from '../../lib/lists/paging.ts';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import styles from './ProjectGrid.module.css';

interface ProjectGridProps {
  title: string;
  titleSize?: 'm' | 'l';
  projects: ProjectTile[];
  /** Numbers of projects shown at first and added by Load More, if `children` has it. */
  paging?: Paging;
  children?: ReactNode;
}

/** Renders projects, alternately large and small. Each picture morphs into that of its project's page. */
export function ProjectGrid({ title, titleSize = 'l', projects, paging, children }: ProjectGridProps) {
  return (
    <section className={section.section}>
      <Heading size={titleSize} className={styles.title}>
        {title}
      </Heading>
      <ul className={`${columns.twelve} ${styles.grid}`}>
        {projects.map((project, index) => (
          <li key={project.id} className={styles.project} {...(paging && itemAttributes(index, paging))}>
            <ProjectFrame project={project} sizes={frameSizes('56vw', { tablet: '120vw' })} />
            <ProjectCaption
              project={project}
              text={project.result}
              facts={[project.client, project.sector]}
              className={styles.caption}
              titleClassName={styles.name}
            />
          </li>
        ))}
      </ul>
      {children && <div className={`${row.row} ${styles.foot}`}>{children}</div>}
    </section>
  );
}
