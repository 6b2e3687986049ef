import { ProjectCaption } from '../../components/ProjectCaption/ProjectCaption.tsx';
import { ProjectFrame } from '../../components/ProjectFrame/ProjectFrame.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderMessages } from '../slider/SliderControls.tsx';
import frame from '../slider/SliderFrame.module.css';
import slidesInView from '../slider/slides-in-view.module.css';
import { useSlider } from '../slider/use-slider.ts';
import styles from './ProjectCarousel.module.css';

interface ProjectCarouselProps {
  projects: ProjectTile[];
  messages: SliderMessages<'projects'>;
}

/** Renders a slider of projects: three in view, fewer on narrow screens. */
export default function ProjectCarousel({ projects, messages }: ProjectCarouselProps) {
  const slider = useSlider();

  return (
    <div className={frame.frame}>
      <Slider slider={slider} label={messages.label} messages={messages} className={slidesInView.three}>
        {projects.map((project) => (
          <article key={project.id} className={styles.project}>
            <ProjectFrame project={project} sizes={frameSizes('50vw', { largePhone: '150vw', laptop: '76vw' })} />
            <ProjectCaption
              title={project.title}
              href={project.href}
              facts={[project.client]}
              className={styles.caption}
              titleClassName={styles.name}
            />
          </article>
        ))}
      </Slider>
      <SliderControls slider={slider} count={projects.length} messages={messages} />
    </div>
  );
}
