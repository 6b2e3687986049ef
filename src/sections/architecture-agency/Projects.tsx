import columns from '../../components/classes/Columns.module.css';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectCaption } from '../../components/ProjectCaption/ProjectCaption.tsx';
import { ProjectFrame } from '../../components/ProjectFrame/ProjectFrame.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import styles from './Projects.module.css';

/** Renders four projects as tall sheets in two columns, the second set lower than the first. */
export function Projects({ title, projects }: { title: string; projects: ProjectTile[] }) {
  return (
    <section className={section.section}>
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      <ul className={`${columns.stackBelowLargePhone} ${styles.list}`}>
        {projects.map((project) => (
          <li key={project.id} className={styles.project}>
            <ProjectFrame project={project} sizes={frameSizes('31vw', { largePhone: '92vw', laptop: '44vw' })} />
            <ProjectCaption
              project={project}
              facts={[project.client, project.sector]}
              className={styles.caption}
              titleClassName={styles.name}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
