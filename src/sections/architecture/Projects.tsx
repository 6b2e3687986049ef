import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import styles from './Projects.module.css';

/** Four projects side by side as tall frames, each set lower than the one before. */
export function Projects({ title, projects }: { title: string; projects: ProjectTile[] }) {
  return (
    <section className={styles.projects}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.front}>
        {projects.map((project) => (
          <li key={project.id} className={styles.bay}>
            <div className={styles.frame} data-morph={project.href}>
              <ProjectPicture project={project} sizes={frameSizes('48vw', { tablet: '92vw' })} silent card />
            </div>
            <Heading level={3} className={styles.name}>
              <StretchedLink href={project.href}>{project.title}</StretchedLink>
            </Heading>
            <p className={styles.facts}>
              {project.client}
              <br />
              {project.sector}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
