import { Dot } from '../../components/Dot/Dot.tsx';
import type { Award } from '../../queries/shared.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderWords } from '../slider/SliderControls.tsx';
import { SliderFrame } from '../slider/SliderFrame.tsx';
import { useSlider } from '../slider/use-slider.ts';
import styles from './AwardsSlider.module.css';

/** The awards along one line, two in view (spec section 9). */
export default function AwardsSlider({ awards, words }: { awards: Award[]; words: SliderWords<'awards'> }) {
  const slider = useSlider();

  return (
    <SliderFrame sliders={[slider]} className={styles.awards}>
      <SliderControls slider={slider} count={awards.length} words={words} />
      <Slider slider={slider} label={words.label} words={words} className={styles.two}>
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
    </SliderFrame>
  );
}
