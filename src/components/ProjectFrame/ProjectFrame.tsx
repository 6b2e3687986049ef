import type { ComponentProps } from 'react';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import frame from '../classes/Frame.module.css';
import { ProjectPicture } from '../ProjectPicture/ProjectPicture.tsx';

type ProjectFrameProps = Pick<ComponentProps<typeof ProjectPicture>, 'sizes' | 'priority'> & { project: ProjectTile };

/**
 * Renders the picture of a project's card, cropped to a frame. `--ratio` or `--height` sets its size. It grows a little
 * while the card is hovered or focused, and morphs into the picture of the project's page. Decorative: the caption
 * names the project.
 */
export function ProjectFrame({ project, ...picture }: ProjectFrameProps) {
  return (
    <div className={frame.frame} data-morph={project.href}>
      <ProjectPicture project={project} card {...picture} />
    </div>
  );
}
