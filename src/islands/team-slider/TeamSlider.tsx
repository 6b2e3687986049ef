import type { ReactNode } from 'react';
import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import type { Messages } from '../../lib/queries/messages.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderMessages } from '../slider/SliderControls.tsx';
import sliderFrame from '../slider/SliderFrame.module.css';
import { Slides } from '../slider/Slides.tsx';
import slidesInView from '../slider/SlidesInView.module.css';
import { useLinked, useSlider } from '../slider/use-slider.ts';
import styles from './TeamSlider.module.css';

interface TeamSliderProps {
  /** The statement of each member. */
  statements: { name: string; statement: string }[];
  messages: SliderMessages & Pick<Messages['sliders']['team'], 'statements'>;
  /** The portraits: `Slides` in markup that is not hydrated. */
  children: ReactNode;
}

/** Renders the team: four portraits in view, linked to a second slider with the text about the first of them. */
export default function TeamSlider({ statements, messages, children }: TeamSliderProps) {
  const texts = useSlider();
  const people = useSlider();
  useLinked(people, texts);

  return (
    <div className={`${sliderFrame.frame} ${styles.team}`}>
      <div className={`${columns.stackBelowLaptop} ${sliderFrame.foot}`}>
        <Slider slider={texts} label={messages.statements} messages={messages}>
          <Slides messages={messages}>
            {statements.map(({ name, statement }) => (
              <p key={name} className={`${prose.shortStatement} ${styles.statement}`}>
                {`“${statement}”`}
                <strong className={styles.speaker}>{name}</strong>
              </p>
            ))}
          </Slides>
        </Slider>
        <SliderControls slider={people} count={statements.length} messages={messages} />
      </div>
      <Slider slider={people} label={messages.label} messages={messages} className={slidesInView.four}>
        {children}
      </Slider>
    </div>
  );
}
