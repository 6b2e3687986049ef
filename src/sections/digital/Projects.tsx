import type { ReactNode } from 'react';
import { Dot } from '../../components/Dot/Dot.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { later } from '../../islands/load-more/later.ts';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './Projects.module.css';

/** How many projects are shown (spec section 4). */
export const paging = { initial: 6, step: 3 };

interface ProjectsProps {
  title: string;
  projects: ProjectTile[];
  words: Words;
  /** Load More. */
  children: ReactNode;
}

/** Projects edge to edge, six at first; Load More adds three. Without script all of them are there. */
export function Projects({ title, projects, words, children }: ProjectsProps) {
  return (
    <section className={styles.projects}>
      <div className={styles.head}>
        <Heading size="s">{title}</Heading>
        <a href={path('portfolio')}>{words.links.wholePortfolio}</a>
      </div>
      <ul className={styles.grid}>
        {projects.map((project, place) => (
          <li key={project.id} className={styles.project} data-item data-later={later(place, paging)}>
            <div className={styles.frame} data-morph={project.href}>
              <ProjectPicture project={project} sizes={frameSizes('50vw', { tablet: '100vw' })} silent card />
            </div>
            <div className={styles.caption}>
              <h3 className={styles.name}>
                <StretchedLink href={project.href}>{project.title}</StretchedLink>
              </h3>
              <p>
                {project.client}
                <Dot separator />
                {project.categoryName}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
