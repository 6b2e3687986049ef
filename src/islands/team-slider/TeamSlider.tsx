import type { ReactNode } from 'react';
import columns from '../../components/classes/Columns.module.css';
import type { Messages } from '../../lib/queries/messages.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderMessages } from '../slider/SliderControls.tsx';
import frame from '../slider/SliderFrame.module.css';
import slidesInView from '../slider/SlidesInView.module.css';
import { useLinked, useSlider } from '../slider/use-slider.ts';
import styles from './TeamSlider.module.css';

interface TeamSliderProps {
  /** The number of members. */
  count: number;
  messages: SliderMessages & Pick<Messages['sliders']['team'], 'statements'>;
  /** What each member says: `Slides` in markup that is not hydrated. Optional, because Astro does not type slots. */
  statements?: ReactNode;
  /** The portraits, as `statements`. */
  portraits?: ReactNode;
}

/** Renders the team: four portraits in view, linked to a second slider with the text about the first of them. */
export default function TeamSlider({ count, messages, statements, portraits }: TeamSliderProps) {
  const texts = useSlider();
  const people = useSlider();
  useLinked(people, texts);

  return (
    <div className={`${frame.frame} ${styles.team}`}>
      <div className={`${columns.stackBelowLaptop} ${frame.foot}`}>
        <Slider slider={texts} label={messages.statements} messages={messages}>
          {statements}
        </Slider>
        <SliderControls slider={people} count={count} messages={messages} />
      </div>
      <Slider slider={people} label={messages.label} messages={messages} className={slidesInView.four}>
        {portraits}
      </Slider>
    </div>
  );
}
