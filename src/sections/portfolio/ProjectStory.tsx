import columns from '../../components/classes/Columns.module.css';
import { LogoTile } from '../../components/LogoTile/LogoTile.tsx';
import { PictureRows } from '../../components/PictureRows/PictureRows.tsx';
import type { LogoData } from '../../lib/media/logos.ts';
import type { CaptionedPicture } from '../../lib/media/pictures.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import styles from './ProjectStory.module.css';

interface ProjectStoryProps {
  project: ProjectTile;
  arabicLogo: LogoData | undefined;
  line: string;
  story: { title: string; text: string }[];
  pictures: CaptionedPicture[];
}

/** Renders a project's task, work and result below its first line, then its pictures and its logo. */
export function ProjectStory({ project, arabicLogo, line, story, pictures }: ProjectStoryProps) {
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
