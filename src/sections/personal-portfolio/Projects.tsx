import columns from '../../components/classes/Columns.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectCaption } from '../../components/ProjectCaption/ProjectCaption.tsx';
import { ProjectFrame } from '../../components/ProjectFrame/ProjectFrame.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import styles from './Projects.module.css';

/** Backgrounds of the four projects. */
const backgrounds = [tones.mist, tones.ink, tones.sky, tones.sand];

/** Renders four projects edge to edge, picture and colour in alternation. */
export function Projects({ title, projects }: { title: string; projects: ProjectTile[] }) {
  return (
    <section>
      <Heading size="s" className={styles.title}>
        {title}
      </Heading>
      <ul>
        {projects.map((project, index) => (
          <li key={project.id} className={`${columns.stackBelowTablet} ${styles.project}`}>
            <ProjectFrame project={project} sizes={frameSizes('50vw', { tablet: '100vw' })} />
            <ProjectCaption
              project={project}
              facts={[project.result, project.client]}
              className={`${backgrounds[index] ?? tones.mist} ${styles.copy}`}
              titleClassName={styles.name}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
