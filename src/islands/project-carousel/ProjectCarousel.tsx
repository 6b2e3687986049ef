import { ProjectPicture } from '../../components/ProjectPicture/ProjectPicture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../media/frame-sizes.ts';
import type { ProjectTile } from '../../queries/projects.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderWords } from '../slider/SliderControls.tsx';
import { SliderFrame } from '../slider/SliderFrame.tsx';
import shown from '../slider/shown.module.css';
import { useSlider } from '../slider/use-slider.ts';
import styles from './ProjectCarousel.module.css';

interface ProjectCarouselProps {
  projects: ProjectTile[];
  words: SliderWords<'projects'>;
}

/** Projects in a row, three in view, fewer where it is narrow. */
export default function ProjectCarousel({ projects, words }: ProjectCarouselProps) {
  const slider = useSlider();

  return (
    <SliderFrame sliders={[slider]}>
      <Slider slider={slider} label={words.label} words={words} className={shown.three}>
        {projects.map((project) => (
          <article key={project.id} className={styles.project}>
            <div className={styles.frame} data-morph={project.href}>
              <ProjectPicture
                project={project}
                sizes={frameSizes('50vw', { largePhone: '150vw', laptop: '76vw' })}
                silent
                card
              />
            </div>
            <h3 className={styles.name}>
              <StretchedLink href={project.href}>{project.title}</StretchedLink>
            </h3>
            <p>{project.client}</p>
          </article>
        ))}
      </Slider>
      <SliderControls slider={slider} count={projects.length} words={words} />
    </SliderFrame>
  );
}
