import { ProjectCaption } from '../../components/ProjectCaption/ProjectCaption.tsx';
import { ProjectFrame } from '../../components/ProjectFrame/ProjectFrame.tsx';
import { Slides } from '../../islands/slider/Slides.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import styles from './ProjectSlides.module.css';

interface ProjectSlidesProps {
  projects: ProjectTile[];
  messages: Messages['slider'];
}

/** Renders projects as the slides of a carousel. */
export function ProjectSlides({ projects, messages }: ProjectSlidesProps) {
  return (
    <Slides messages={messages}>
      {projects.map((project) => (
        <article key={project.id} className={styles.project}>
          <ProjectFrame project={project} sizes={frameSizes('50vw', { largePhone: '150vw', laptop: '76vw' })} />
          <ProjectCaption
            project={project}
            facts={[project.client]}
            className={styles.caption}
            titleClassName={styles.name}
          />
        </article>
      ))}
    </Slides>
  );
}
