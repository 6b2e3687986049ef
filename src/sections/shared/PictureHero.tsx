import type { ReactNode } from 'react';
import { Backdrop } from '../../components/Backdrop/Backdrop.tsx';
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
 * Renders the first screen of a project: text on the colour of the picture's upper edge, above the whole picture.
 */
export function PictureHero({ project, href, children }: PictureHeroProps) {
  const { tone, picture } = project;
  return (
    <div className={`${styles.hero} ${styles[tone] ?? ''}`}>
      {picture && <Backdrop colour={picture.top} />}
      <div className={styles.copy}>{children}</div>
      <div className={styles.frame} data-morph={href}>
        <ProjectPicture project={project} sizes="100vw" priority />
      </div>
    </div>
  );
}
