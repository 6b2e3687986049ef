import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import columns from '../../components/classes/Columns.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { firstView, portfolioHref } from '../../lib/lists/portfolio-filter.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { ProjectDetails } from '../../lib/queries/projects.ts';
import { path } from '../../lib/routes.ts';
import { PictureHero } from '../shared/PictureHero.tsx';
import styles from './ProjectHero.module.css';

interface ProjectHeroProps {
  project: ProjectDetails;
  /** Label of the last crumb. */
  crumb: string;
  messages: Messages;
}

/** Renders a project's first screen: its title, its picture from edge to edge, and its client. */
export function ProjectHero({ project, crumb, messages }: ProjectHeroProps) {
  return (
    <section>
      <PictureHero project={project} href={project.href}>
        <div className={`${columns.twelve} ${styles.copy}`}>
          <Breadcrumb
            crumbs={[{ label: messages.pages.portfolio, href: path('portfolio') }, { label: crumb }]}
            messages={messages}
          />
          <Heading level={1} size="page" className={styles.title}>
            {project.title}
          </Heading>
          <p className={styles.subtitle}>{project.subtitle}</p>
        </div>
      </PictureHero>
      <dl className={styles.facts}>
        <div>
          <dt>{messages.portfolio.client}</dt>
          <dd>{project.client}</dd>
        </div>
        <div>
          <dt>{messages.portfolio.sector}</dt>
          <dd>{project.sector}</dd>
        </div>
        <div>
          <dt>{messages.portfolio.year}</dt>
          <dd>{project.year}</dd>
        </div>
        <div>
          <dt>{messages.portfolio.category}</dt>
          <dd>
            <a href={portfolioHref({ ...firstView, category: project.category })}>{project.categoryName}</a>
          </dd>
        </div>
        <div>
          <dt>{messages.portfolio.services}</dt>
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
