import { useRef } from 'react';
import { Dot } from '../../components/Dot/Dot.tsx';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderWords } from '../slider/SliderControls.tsx';
import { useSlider } from '../slider/use-slider.ts';
import { useAwake } from '../use-awake.ts';
import styles from './AwardsSlider.module.css';

/** One entry of the timeline (spec section 3). */
export interface Award {
  year: number;
  name: string;
  position: string;
  type: string;
}

/** The awards along one line, two in view (spec section 9). */
export default function AwardsSlider({ awards, words }: { awards: Award[]; words: SliderWords<'awards'> }) {
  const island = useRef<HTMLDivElement>(null);
  const slider = useSlider();
  useAwake(island, Boolean(slider.embla));

  return (
    <div ref={island} className={styles.awards}>
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
    </div>
  );
}
