import columns from '../../components/classes/Columns.module.css';
import { LogoTile } from '../../components/LogoTile/LogoTile.tsx';
import { PictureRows } from '../../components/PictureRows/PictureRows.tsx';
import type { ProjectDetails } from '../../lib/queries/projects.ts';
import styles from './ProjectStory.module.css';

/** Renders a project's task, work and result below its first line, then its pictures and its logo. */
export function ProjectStory({ project }: { project: ProjectDetails }) {
  const { line, story, pictures, arabicLogo } = project;
  return (
    <section>
      <p className={styles.line}>{line}</p>
      <div className={styles.story}>
        {story.map(({ title, text }) => (
          <div key={title} className={`${columns.stackBelowTablet} ${styles.part}`}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <PictureRows pictures={pictures} />
      {project.picture && (
        <LogoTile project={project} colour={project.picture.top} arabic={arabicLogo} className={styles.logo} />
      )}
    </section>
  );
}
