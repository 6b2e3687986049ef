import type { ReactNode } from 'react';
import columns from '../../components/classes/Columns.module.css';
import head from '../../components/classes/SectionHead.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectCaption } from '../../components/ProjectCaption/ProjectCaption.tsx';
import { ProjectFrame } from '../../components/ProjectFrame/ProjectFrame.tsx';
import { itemAttributes, type Paging } from '../../lib/lists/paging.ts';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import { path } from '../../lib/routes.ts';
import styles from './Projects.module.css';

interface ProjectsProps {
  title: string;
  projects: ProjectTile[];
  paging: Paging;
  links: Messages['links'];
  /** Load More. */
  children: ReactNode;
}

/** Returns the `sizes` of the picture at an index. The grid of Projects.module.css repeats after nine projects. */
function sizesAt(index: number, count: number): string {
  const position = index % 9;
  if (index === count - 1 && position === 0) return '100vw';
  const isWide = position === 0 || position === 5;
  return frameSizes(isWide ? '50vw' : '34vw', { tablet: isWide || position === 8 ? '100vw' : '64vw' });
}

/** Renders projects edge to edge, with Load More. */
export function Projects({ title, projects, paging, links, children }: ProjectsProps) {
  return (
    <section className={`${tones.mist} ${styles.projects}`}>
      <div className={`${head.head} ${styles.head}`}>
        <Heading size="s">{title}</Heading>
        <a href={path('portfolio')}>{links.wholePortfolio}</a>
      </div>
      <ul className={`${columns.twelve} ${styles.grid}`}>
        {projects.map((project, index) => (
          <li key={project.id} className={styles.project} {...itemAttributes(index, paging)}>
            <ProjectFrame project={project} sizes={sizesAt(index, projects.length)} />
            <ProjectCaption
              project={project}
              facts={[project.client, project.categoryName]}
              className={styles.caption}
              titleClassName={styles.name}
            />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
