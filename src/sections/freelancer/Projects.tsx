import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import type { ProjectTile } from '../../queries/projects.ts';
import type { Words } from '../../queries/words.ts';
import styles from './Projects.module.css';

interface ProjectsProps {
  title: string;
  text: string;
  projects: ProjectTile[];
  words: Words;
}

/**
 * The portfolio as a sheet of stamps: six shown, and four more a step (spec section 4;
 * behaviours/load-more.ts).
 */
export function Projects({ title, text, projects, words }: ProjectsProps) {
  return (
    <section
      className={styles.projects}
      data-load-more
      data-initial="6"
      data-step="4"
      data-shown={words.portfolio.projectsShown}
    >
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <p>{text}</p>
      </div>
      <ul className={styles.sheet}>
        {projects.map((project) => (
          <li key={project.id} className={styles.item} data-item>
            <Stamp className={styles.stamp}>
              <div className={styles.frame} data-morph={project.href}>
                <ProjectPicture project={project} sizes="(width < 991px) 92vw, 46vw" silent />
              </div>
              <div className={styles.caption}>
                <Heading level={3} className={styles.name}>
                  <a href={project.href}>{project.title}</a>
                </Heading>
                <p>{project.client}</p>
              </div>
            </Stamp>
          </li>
        ))}
      </ul>
      <Button data-more hidden className={styles.more}>
        {words.links.loadMore}
      </Button>
      <p role="status" className={styles.status} />
    </section>
  );
}
