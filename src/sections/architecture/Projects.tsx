import columns from '../../components/classes/Columns.module.css';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectCaption } from '../../components/ProjectCaption/ProjectCaption.tsx';
import { ProjectFrame } from '../../components/ProjectFrame/ProjectFrame.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import styles from './Projects.module.css';

/** Renders four projects side by side as tall frames, each set lower than the one before. */
export function Projects({ title, projects }: { title: string; projects: ProjectTile[] }) {
  return (
    <section className={section.section}>
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      <ul className={`${columns.stackBelowLargePhone} ${styles.front}`}>
        {projects.map((project) => (
          <li key={project.id} className={styles.bay}>
            <ProjectFrame project={project} sizes={frameSizes('22vw', { largePhone: '92vw', tablet: '44vw' })} />
            <ProjectCaption
              title={project.title}
              href={project.href}
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
