import type { ReactNode } from 'react';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import styles from './PictureHero.module.css';

interface PictureHeroProps {
  project: ProjectTile;
  /** Path of the page, which its picture represents in view transitions. */
  href: string;
  /** Breadcrumb, title and other content above the picture. */
  children: ReactNode;
}

/**
 * Renders the first screen of a project: text on the colour of the picture's upper edge, above the whole picture. The
 * colour is an attribute, because the Content-Security-Policy allows no inline styles.
 */
export function PictureHero({ project, href, children }: PictureHeroProps) {
  const { tone, picture } = project;
  return (
    <div className={`${styles.hero} ${styles[tone] ?? ''}`}>
      {picture && (
        <svg className={styles.backdrop} aria-hidden="true">
          <rect width="100%" height="100%" fill={picture.top} />
        </svg>
      )}
      <div className={styles.copy}>{children}</div>
      <div className={styles.frame} data-morph={href}>
        <ProjectPicture project={project} sizes="100vw" priority />
      </div>
    </div>
  );
}
