import type { ProjectTile } from '../../lib/queries/projects.ts';
import { LogoTile } from '../LogoTile/LogoTile.tsx';
import { Picture } from '../Picture/Picture.tsx';
import './ProjectPicture.css';

interface ProjectPictureProps {
  project: Pick<ProjectTile, 'tone' | 'logo' | 'picture' | 'hoverPicture'>;
  /** The `sizes` of the picture. */
  sizes: string;
  /** True on the first screen. */
  priority?: boolean;
  /** True on a card. Its text names the project, and hovering shows another picture (client/hover-picture.ts). */
  card?: boolean;
  className?: string | undefined;
}

/** Renders a project's picture or, without one, its client's logo on a background. It fills its container. */
export function ProjectPicture({
  project,
  sizes,
  priority = false,
  card = false,
  className = '',
}: ProjectPictureProps) {
  const { picture, hoverPicture, logo } = project;
  if (!picture)
    return <LogoTile project={project} priority={priority} alt={card ? '' : logo.alt} className={className} />;
  return (
    <>
      <Picture
        picture={picture}
        sizes={sizes}
        priority={priority}
        className={className}
        alt={card ? '' : picture.alt}
      />
      {card && hoverPicture && <span data-hover-picture={hoverPicture.srcSet} data-crop={hoverPicture.crop} />}
    </>
  );
}
