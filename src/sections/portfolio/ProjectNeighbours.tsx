import type { ReactNode } from 'react';
import frame from '../../components/classes/Frame.module.css';
import section from '../../components/classes/Section.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LogoTile } from '../../components/LogoTile/LogoTile.tsx';
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

/** Renders Prev Project with its logo and Next Project with a picture, the next one larger. */
export function ProjectNeighbours({ previous, next, messages }: ProjectNeighboursProps) {
  return (
    <nav className={`${section.section} ${styles.neighbours}`} aria-label={messages.neighbours}>
      <Neighbour project={previous} label={messages.previous} mark={dot.before}>
        <LogoTile project={previous} colour={previous.picture?.top} alt="" />
      </Neighbour>
      <Neighbour project={next} label={messages.next} mark={dot.after} className={styles.next}>
        <ProjectPicture project={{ ...next, hoverPicture: undefined }} card sizes={frameSizes('56vw')} />
      </Neighbour>
    </nav>
  );
}

interface NeighbourProps {
  project: ProjectTile;
  label: string;
  /** The side of the label on which the dot is. */
  mark: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

function Neighbour({ project: { href, title, client }, label, mark, className = '', children }: NeighbourProps) {
  return (
    <a href={href} className={`${styles.link} ${className}`}>
      <span className={`${styles.label} ${mark}`}>{label}</span>
      <Heading size="s">{title}</Heading>
      <p>{client}</p>
      <div className={`${frame.frame} ${styles.frame}`} data-morph={href}>
        {children}
      </div>
    </a>
  );
}
