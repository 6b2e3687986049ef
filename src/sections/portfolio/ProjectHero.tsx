import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import type { ProjectTile } from '../../queries/projects.ts';
import styles from './ProjectHero.module.css';

interface ProjectHeroProps {
  project: ProjectTile & { year: number; services: { title: string; href: string }[] };
  /** The last label of the breadcrumb. */
  crumb: string;
}

/** A project's first screen: its title, its picture from edge to edge, and who it was for. */
export function ProjectHero({ project, crumb }: ProjectHeroProps) {
  return (
    <section>
      <div className={`${styles.words} ${project.tone === 'dusk' ? styles.night : ''}`}>
        <Breadcrumb
          crumbs={[{ label: 'Home', href: '/' }, { label: 'Portfolio', href: '/portfolio' }, { label: crumb }]}
        />
        <Heading level={1} className={styles.title}>
          {project.title}
        </Heading>
        <p className={styles.subtitle}>{project.subtitle}</p>
      </div>
      <div className={styles.frame} data-morph={project.href}>
        <ProjectPicture project={project} sizes="100vw" first />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Client</dt>
          <dd>{project.client}</dd>
        </div>
        <div>
          <dt>Sector</dt>
          <dd>{project.sector}</dd>
        </div>
        <div>
          <dt>Year</dt>
          <dd>{project.year}</dd>
        </div>
        <div>
          <dt>Category</dt>
          <dd>
            <a href={`/portfolio?category=${project.category}`}>{project.categoryName}</a>
          </dd>
        </div>
        <div>
          <dt>Services</dt>
          <dd>
            <ul>
              {project.services.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  );
}
