import { Icon } from '../../components/Icon/Icon.tsx';
import link from '../../components/StretchedLink/StretchedLink.module.css';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderMessages } from '../slider/SliderControls.tsx';
import frame from '../slider/SliderFrame.module.css';
import slidesInView from '../slider/slides-in-view.module.css';
import { useSlider } from '../slider/use-slider.ts';
import styles from './ServiceSlider.module.css';

/** A service as its slider shows it. */
interface SliderService {
  title: string;
  subtitle: string;
  duration: string;
  href: string;
  /** An SVG of its own. */
  drawing: string;
}

interface ServiceSliderProps {
  services: SliderService[];
  messages: SliderMessages<'services'>;
}

/** Renders services, three in view (docs/spec.md, section 9), each below a drawing of its first step. */
export default function ServiceSlider({ services, messages }: ServiceSliderProps) {
  const slider = useSlider();

  return (
    <div className={`${frame.frame} ${styles.services}`}>
      <Slider slider={slider} label={messages.label} messages={messages} className={slidesInView.threeFromDesktop}>
        {services.map(({ title, subtitle, duration, href, drawing }, index) => (
          <article key={title} className={styles.service}>
            <p className={styles.sheet}>
              <span>{String(index + 1).padStart(2, '0')}</span>
              <span>{duration}</span>
            </p>
            <Icon svg={drawing} className={styles.drawing} />
            <h3 className={styles.name}>
              <a href={href} className={link.underlined} draggable={false}>
                {title}
              </a>
            </h3>
            <p>{subtitle}</p>
          </article>
        ))}
      </Slider>
      <SliderControls slider={slider} count={services.length} messages={messages} />
    </div>
  );
}
