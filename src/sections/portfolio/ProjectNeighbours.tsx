import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import type { Words } from '../../queries/words.ts';
import styles from './ProjectNeighbours.module.css';

interface ProjectNeighboursProps {
  previous: ProjectTile;
  next: ProjectTile;
  words: Words['portfolio'];
}

/** Prev Project and Next Project (spec section 2), side by side, the next one larger. */
export function ProjectNeighbours({ previous, next, words }: ProjectNeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label={words.neighbours}>
      {[
        { label: words.previous, project: previous, side: styles.previous },
        { label: words.next, project: next, side: styles.next },
      ].map(({ label, project, side }) => (
        <a key={label} href={project.href} className={`${styles.link} ${side}`}>
          <span className={styles.label}>{label}</span>
          <Heading size="s">{project.title}</Heading>
          <div className={styles.frame} data-morph={project.href}>
            <ProjectPicture project={project} sizes={frameSizes('56vw', { largePhone: '92vw' })} logoOnly silent />
          </div>
        </a>
      ))}
    </nav>
  );
}
