import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import styles from './ProjectFilter.module.css';

interface ProjectItemProps {
  project: ProjectTile;
  /** From edge to edge. */
  wide: boolean;
  /** On the first screen. */
  first: boolean;
  /** Not shown before Load More is pressed. */
  waits: boolean;
}

/** One project of the grid: its picture, which grows in its frame under the pointer, its title and category. */
export function ProjectItem({ project, wide, first, waits }: ProjectItemProps) {
  return (
    <li className={styles.item} id={project.id} data-category={project.category} data-waits={waits || undefined}>
      <div className={styles.frame} data-morph={project.href}>
        <ProjectPicture
          project={project}
          sizes={frameSizes(`${wide ? 100 : 60}vw`, { largePhone: '92vw' })}
          first={first}
          silent
          card
        />
      </div>
      <div className={styles.caption}>
        <Heading className={styles.name}>
          <a href={project.href}>{project.title}</a>
        </Heading>
        <p className={styles.facts}>
          {project.client}
          <span className={styles.dot} />
          {project.categoryName}
        </p>
      </div>
    </li>
  );
}
