import { Button } from '../../components/Button/Button.tsx';
import columns from '../../components/classes/Columns.module.css';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProjectCaption } from '../../components/ProjectCaption/ProjectCaption.tsx';
import { ProjectFrame } from '../../components/ProjectFrame/ProjectFrame.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import { path } from '../../lib/routes.ts';
import styles from './Projects.module.css';

interface ProjectsProps {
  title: string;
  projects: ProjectTile[];
  links: Messages['links'];
}

/** Renders five projects as prints on a cutting mat, each turned a little. */
export function Projects({ title, projects, links }: ProjectsProps) {
  return (
    <section className={`${section.section} ${styles.projects}`}>
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      <ul className={`${columns.twelve} ${styles.list}`}>
        {projects.map((project) => (
          <li key={project.id} className={styles.project}>
            <div className={styles.print}>
              <ProjectFrame project={project} sizes={frameSizes('40vw', { tablet: '80vw' })} />
            </div>
            <ProjectCaption project={project} facts={[project.client]} titleClassName={styles.name} />
          </li>
        ))}
      </ul>
      <Button href={path('portfolio')} scheme="dark">
        {links.seeAllProjects}
      </Button>
    </section>
  );
}
