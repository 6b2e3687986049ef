import { Dot } from '../../components/Dot/Dot.tsx';
import type { Award } from '../../lib/queries/resume.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderMessages } from '../slider/SliderControls.tsx';
import frame from '../slider/SliderFrame.module.css';
import { useSlider } from '../slider/use-slider.ts';
import styles from './AwardsSlider.module.css';

/** Renders the awards along one line, two in view (docs/spec.md, section 9). */
export default function AwardsSlider({ awards, messages }: { awards: Award[]; messages: SliderMessages<'awards'> }) {
  const slider = useSlider();

  return (
    <div className={`${frame.frame} ${styles.awards}`}>
      <SliderControls slider={slider} count={awards.length} messages={messages} />
      <Slider slider={slider} label={messages.label} messages={messages} className={styles.two}>
        {awards.map(({ year, name, position, type }) => (
          <article key={name} className={styles.award}>
            <p className={styles.year}>{year}</p>
            <div className={styles.line}>
              <Dot className={styles.dot} />
            </div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.position}>{position}</p>
            <p>{type}</p>
          </article>
        ))}
      </Slider>
    </div>
  );
}
