import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import type { ProjectTile } from '../../queries/projects.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './Projects.module.css';

interface ProjectsProps {
  title: string;
  projects: ProjectTile[];
  words: Words;
}

/**
 * Projects edge to edge, six at first; Load More adds three (spec section 4, behaviours/load-more.ts). Without script
 * all of them are there.
 */
export function Projects({ title, projects, words }: ProjectsProps) {
  return (
    <section
      className={styles.projects}
      data-load-more
      data-initial="6"
      data-step="3"
      data-shown={words.portfolio.projectsShown}
    >
      <div className={styles.head}>
        <Heading size="s">{title}</Heading>
        <a href={path('portfolio')}>{words.links.wholePortfolio}</a>
      </div>
      <ul className={styles.grid}>
        {projects.map((project) => (
          <li key={project.id} className={styles.project} data-item>
            <div className={styles.frame} data-morph={project.href}>
              <ProjectPicture project={project} sizes="(width < 820px) 100vw, 50vw" silent />
            </div>
            <div className={styles.caption}>
              <h3 className={styles.name}>
                <a href={project.href}>{project.title}</a>
              </h3>
              <p>
                {project.client}
                <span className={styles.dot} />
                {project.categoryName}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <button type="button" className={styles.more} data-more hidden>
          {words.links.loadMore}
        </button>
        <p role="status" />
      </div>
    </section>
  );
}
