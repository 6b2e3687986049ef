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
 * The first screen of a project: words on the colour that its picture has at the top, and the picture, uncut, which
 * fades into that colour without a seam. The colour is an attribute, as the policy allows no inline styles.
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
      <div className={styles.words}>{children}</div>
      <div className={styles.frame} data-morph={href}>
        <ProjectPicture project={project} sizes="100vw" first />
      </div>
    </div>
  );
}
