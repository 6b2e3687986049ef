import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { later } from '../../islands/load-more/later.ts';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import styles from './Projects.module.css';

/** How many stamps are shown (spec section 4). */
export const paging = { initial: 6, step: 4 };

interface ProjectsProps {
  title: string;
  text: string;
  projects: ProjectTile[];
  /** Load More. */
  children: ReactNode;
}

/** The portfolio as a sheet of stamps: six shown, and four more a step. */
export function Projects({ title, text, projects, children }: ProjectsProps) {
  return (
    <section className={styles.projects}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <p>{text}</p>
      </div>
      <ul className={styles.sheet}>
        {projects.map((project, place) => (
          <li key={project.id} className={styles.item} data-item data-later={later(place, paging)}>
            <Stamp className={styles.stamp}>
              <div className={styles.frame} data-morph={project.href}>
                <ProjectPicture project={project} sizes={frameSizes('46vw', { laptop: '92vw' })} silent card />
              </div>
              <div className={styles.caption}>
                <Heading level={3} className={styles.name}>
                  <StretchedLink href={project.href}>{project.title}</StretchedLink>
                </Heading>
                <p>{project.client}</p>
              </div>
            </Stamp>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
