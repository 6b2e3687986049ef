import { Button } from '../../components/Button/Button.tsx';
import { Dot } from '../../components/Dot/Dot.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import { path } from '../../routes.ts';
import styles from './LatestProjects.module.css';

interface LatestProjectsProps {
  title: string;
  projects: ProjectTile[];
  /** What the link to the whole portfolio says, where there is one. */
  seeAll?: string;
}

/** Projects, alternately large and small; each picture grows into that of its project's page. */
export function LatestProjects({ title, projects, seeAll }: LatestProjectsProps) {
  return (
    <section className={styles.projects}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.grid}>
        {projects.map((project) => (
          <li key={project.id} className={styles.project}>
            <div className={styles.frame} data-morph={project.href}>
              <ProjectPicture
                project={project}
                sizes={frameSizes('56vw', { tablet: '120vw' })}
                silent={!project.picture}
                card
              />
            </div>
            <h3 className={styles.name}>
              <StretchedLink href={project.href}>{project.title}</StretchedLink>
            </h3>
            <p>{project.subtitle}</p>
            <p className={styles.client}>
              {project.client}
              <Dot separator />
              {project.sector}
            </p>
          </li>
        ))}
      </ul>
      {seeAll && (
        <Button href={path('portfolio')} className={styles.all}>
          {seeAll}
        </Button>
      )}
    </section>
  );
}
