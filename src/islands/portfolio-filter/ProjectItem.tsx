import { ProjectCaption } from '../../components/ProjectCaption/ProjectCaption.tsx';
import { ProjectFrame } from '../../components/ProjectFrame/ProjectFrame.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import styles from './PortfolioFilter.module.css';

interface ProjectItemProps {
  project: ProjectTile;
  /** Marks a project that has a case study: "Case study". */
  caseStudyLabel: string;
  /** True for a project from edge to edge. */
  isWide: boolean;
  /** True for the project in the first viewport. */
  priority: boolean;
}

/** Renders a project of the grid: picture, title, subtitle, result, client and category. */
export function ProjectItem({ project, caseStudyLabel, isWide, priority }: ProjectItemProps) {
  return (
    <li className={`${styles.item} ${isWide ? styles.wide : ''}`} id={project.id}>
      <ProjectFrame
        project={project}
        sizes={frameSizes(`${isWide ? 100 : 60}vw`, { largePhone: '92vw' })}
        priority={priority}
      />
      <ProjectCaption
        project={project}
        text={
          <>
            {project.subtitle} <strong>{project.result}</strong>
          </>
        }
        facts={[project.client, project.categoryName, ...(project.hasCaseStudy ? [caseStudyLabel] : [])]}
        level={2}
        className={styles.caption}
        titleClassName={styles.name}
      />
    </li>
  );
}
