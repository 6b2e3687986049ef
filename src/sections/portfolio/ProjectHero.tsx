import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { ProjectTile } from '../../queries/projects.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import { PictureHero } from '../shared/PictureHero.tsx';
import styles from './ProjectHero.module.css';

interface ProjectHeroProps {
  project: ProjectTile & { year: number; services: { title: string; href: string }[] };
  /** The last label of the breadcrumb. */
  crumb: string;
  words: Words;
}

/** A project's first screen: its title, its picture from edge to edge, and who it was for. */
export function ProjectHero({ project, crumb, words }: ProjectHeroProps) {
  return (
    <section>
      <PictureHero project={project} href={project.href}>
        <div className={styles.words}>
          <Breadcrumb
            crumbs={[{ label: words.pages.portfolio, href: path('portfolio') }, { label: crumb }]}
            words={words}
          />
          <Heading level={1} className={styles.title}>
            {project.title}
          </Heading>
          <p className={styles.subtitle}>{project.subtitle}</p>
        </div>
      </PictureHero>
      <dl className={styles.facts}>
        <div>
          <dt>{words.portfolio.client}</dt>
          <dd>{project.client}</dd>
        </div>
        <div>
          <dt>{words.portfolio.sector}</dt>
          <dd>{project.sector}</dd>
        </div>
        <div>
          <dt>{words.portfolio.year}</dt>
          <dd>{project.year}</dd>
        </div>
        <div>
          <dt>{words.portfolio.category}</dt>
          <dd>
            <a href={`${path('portfolio')}?category=${project.category}`}>{project.categoryName}</a>
          </dd>
        </div>
        <div>
          <dt>{words.portfolio.services}</dt>
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
