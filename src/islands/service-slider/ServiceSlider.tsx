import { Icon } from '../../components/Icon/Icon.tsx';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderWords } from '../slider/SliderControls.tsx';
import { SliderFrame } from '../slider/SliderFrame.tsx';
import shown from '../slider/shown.module.css';
import { useSlider } from '../slider/use-slider.ts';
import styles from './ServiceSlider.module.css';

/** A service as its slider shows it. */
interface SliderService {
  title: string;
  subtitle: string;
  takes: string;
  href: string;
  /** An SVG of its own. */
  drawing: string;
}

interface ServiceSliderProps {
  services: SliderService[];
  words: SliderWords<'services'>;
}

/** Services side by side, three in view (spec section 9), each under a drawing of its first step. */
export default function ServiceSlider({ services, words }: ServiceSliderProps) {
  const slider = useSlider();

  return (
    <SliderFrame sliders={[slider]} className={styles.services}>
      <Slider slider={slider} label={words.label} words={words} className={shown.threeFromDesktop}>
        {services.map(({ title, subtitle, takes, href, drawing }, index) => (
          <article key={title} className={styles.service}>
            <p className={styles.sheet}>
              <span>{String(index + 1).padStart(2, '0')}</span>
              <span>{takes}</span>
            </p>
            <Icon svg={drawing} className={styles.drawing} />
            <h3 className={styles.name}>
              <a href={href} draggable={false}>
                {title}
              </a>
            </h3>
            <p>{subtitle}</p>
          </article>
        ))}
      </Slider>
      <SliderControls slider={slider} count={services.length} words={words} />
    </SliderFrame>
  );
}
