import type { ReactNode } from 'react';
import columns from '../../components/classes/Columns.module.css';
import section from '../../components/classes/Section.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectCaption } from '../../components/ProjectCaption/ProjectCaption.tsx';
import { ProjectFrame } from '../../components/ProjectFrame/ProjectFrame.tsx';
import { itemAttributes, type Paging } from '../../lib/lists/paging.ts';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import styles from './Projects.module.css';
import stamp from './Stamp.module.css';
import layout from './TitleBesideText.module.css';

interface ProjectsProps {
  title: string;
  text: string;
  projects: ProjectTile[];
  paging: Paging;
  /** Load More. */
  children: ReactNode;
}

/** Renders the portfolio as a sheet of stamps, with Load More. */
export function Projects({ title, text, projects, paging, children }: ProjectsProps) {
  return (
    <section className={`${section.section} ${styles.projects}`}>
      <div className={`${columns.stackBelowTablet} ${layout.head} ${styles.head}`}>
        <Heading size="l" className={styles.title}>
          {title}
        </Heading>
        <p>{text}</p>
      </div>
      <ul className={`${columns.stackBelowLargePhone} ${styles.sheet}`}>
        {projects.map((project, index) => (
          <li key={project.id} className={styles.item} {...itemAttributes(index, paging)}>
            <div className={`${stamp.stamp} ${styles.stamp}`}>
              <ProjectFrame project={project} sizes={frameSizes('46vw', { laptop: '92vw' })} />
              <ProjectCaption
                project={project}
                facts={[project.client]}
                className={`${stack.stack} ${styles.caption}`}
                titleClassName={styles.name}
              />
            </div>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
