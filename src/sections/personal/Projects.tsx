import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import styles from './Projects.module.css';

/** Four projects edge to edge, picture and colour alternating like the squares of a board. */
export function Projects({ title, projects }: { title: string; projects: ProjectTile[] }) {
  return (
    <section>
      <Heading size="s" className={styles.title}>
        {title}
      </Heading>
      <ul>
        {projects.map((project) => (
          <li key={project.id} className={styles.project}>
            <div className={styles.frame} data-morph={project.href}>
              <ProjectPicture project={project} sizes={frameSizes('50vw', { tablet: '100vw' })} silent card />
            </div>
            <div className={styles.words}>
              <Heading level={3} className={styles.name}>
                <StretchedLink href={project.href}>{project.title}</StretchedLink>
              </Heading>
              <p>
                {project.subtitle}
                <br />
                {project.client}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
