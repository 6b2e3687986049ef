import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import type { ProjectTile } from '../../queries/projects.ts';
import styles from './PortfolioGrid.module.css';

interface PortfolioItemProps {
  project: ProjectTile;
  /** Of another category than the one chosen. */
  hidden: boolean;
  /** Waits for Load More. */
  later: boolean;
  /** From edge to edge. */
  wide: boolean;
  /** On the first screen. */
  first: boolean;
}

/** One project of the grid: its picture, which grows in its frame under the pointer, its title and category. */
export function PortfolioItem({ project, hidden, later, wide, first }: PortfolioItemProps) {
  return (
    <li className={styles.item} data-category={project.category} data-later={later || undefined} hidden={hidden}>
      <div className={styles.frame} data-morph={project.href}>
        <ProjectPicture project={project} sizes={`(width < 700px) 92vw, ${wide ? 100 : 60}vw`} first={first} silent />
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
