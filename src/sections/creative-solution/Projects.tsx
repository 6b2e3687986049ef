import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './Projects.module.css';

interface ProjectsProps {
  title: string;
  projects: ProjectTile[];
  words: Words['links'];
}

/** Five projects as prints on a cutting mat, each turned a little. */
export function Projects({ title, projects, words }: ProjectsProps) {
  return (
    <section className={styles.projects}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={project.id} className={styles.project}>
            <div className={styles.print}>
              <div className={styles.frame} data-morph={project.href}>
                <ProjectPicture project={project} sizes={frameSizes('40vw', { tablet: '80vw' })} silent card />
              </div>
            </div>
            <Heading level={3} size="s">
              <StretchedLink href={project.href}>{project.title}</StretchedLink>
            </Heading>
            <p>{project.client}</p>
          </li>
        ))}
      </ul>
      <Button href={path('portfolio')} tone="paper">
        {words.seeAllProjects}
      </Button>
    </section>
  );
}
