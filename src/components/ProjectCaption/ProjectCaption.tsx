import type { ReactNode } from 'react';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import { DottedLine } from '../DottedLine/DottedLine.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { StretchedLink } from '../StretchedLink/StretchedLink.tsx';

interface ProjectCaptionProps {
  project: Pick<ProjectTile, 'title' | 'href'>;
  /** A paragraph below the title. */
  text?: ReactNode;
  /** Shown below, with dots between those that share a line. */
  facts: string[];
  level?: 2 | 3;
  className?: string | undefined;
  titleClassName?: string | undefined;
}

/** Renders the caption of a project's card: its title, which links the whole card, and its facts. */
export function ProjectCaption({ project, text, facts, level = 3, className, titleClassName }: ProjectCaptionProps) {
  return (
    <div className={className}>
      <Heading level={level} className={titleClassName}>
        <StretchedLink href={project.href}>{project.title}</StretchedLink>
      </Heading>
      {text && <p>{text}</p>}
      <DottedLine>{facts}</DottedLine>
    </div>
  );
}
