import section from '../../components/classes/Section.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LogoTile } from '../../components/LogoTile/LogoTile.tsx';
import frame from '../../components/ProjectFrame/ProjectFrame.module.css';
import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import styles from './ProjectNeighbours.module.css';

interface ProjectNeighboursProps {
  previous: ProjectTile;
  next: ProjectTile;
  messages: Messages['portfolio'];
}

/** Renders Prev Project with its logo and Next Project with a picture (docs/spec.md, section 2), the next one larger. */
export function ProjectNeighbours({ previous, next, messages }: ProjectNeighboursProps) {
  return (
    <nav className={`${section.section} ${styles.neighbours}`} aria-label={messages.neighbours}>
      {[
        {
          label: messages.previous,
          project: previous,
          side: '',
          mark: dot.before,
          picture: <LogoTile project={previous} alt="" />,
        },
        {
          label: messages.next,
          project: next,
          side: styles.next,
          mark: dot.after,
          picture: <ProjectPicture project={{ ...next, hoverPicture: undefined }} card sizes={frameSizes('56vw')} />,
        },
      ].map(({ label, project, side, mark, picture }) => (
        <a key={label} href={project.href} className={`${styles.link} ${side}`}>
          <span className={`${styles.label} ${mark}`}>{label}</span>
          <Heading size="s">{project.title}</Heading>
          <div className={`${frame.frame} ${styles.frame}`} data-morph={project.href}>
            {picture}
          </div>
        </a>
      ))}
    </nav>
  );
}
