import type { ReactNode } from 'react';
import pauseIcon from '../../assets/icons/pause.svg?raw';
import playIcon from '../../assets/icons/play.svg?raw';
import row from '../../components/classes/Row.module.css';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderMessages } from '../slider/SliderControls.tsx';
import sliderFrame from '../slider/SliderFrame.module.css';
import slidesInView from '../slider/SlidesInView.module.css';
import { autoplayTiming } from '../slider/settings.ts';
import { useAutoplay } from '../slider/use-autoplay.ts';
import { useSlider } from '../slider/use-slider.ts';
import styles from './Carousel.module.css';

interface CarouselProps {
  /** The number of slides. */
  count: number;
  /** The number of slides in view at each breakpoint. */
  slidesInView: keyof typeof slidesInView;
  messages: SliderMessages;
  /** Renders the controls above the slides instead of below. */
  controlsFirst?: boolean;
  /** Shows the next slide every few seconds, with a button of these names that pauses and continues. */
  autoplay?: { play: string; pause: string } | undefined;
  className?: string | undefined;
  /** The slides: `Slides` in markup that is not hydrated. */
  children: ReactNode;
}

/** Renders a row of slides with arrows and dots. */
export default function Carousel(props: CarouselProps) {
  const { count, messages, controlsFirst, autoplay, className = '', children } = props;
  const slider = useSlider(autoplay && autoplayTiming.duration);
  const { isPaused, toggle } = useAutoplay(slider, autoplay && autoplayTiming.interval);
  const controls = (
    <div className={`${row.row} ${styles.controls}`}>
      <SliderControls slider={slider} count={count} messages={messages} />
      {autoplay && (
        <button type="button" className={styles.pause} hidden={!slider.embla} onClick={toggle}>
          <Icon svg={isPaused ? playIcon : pauseIcon} />
          {isPaused ? autoplay.play : autoplay.pause}
        </button>
      )}
    </div>
  );

  return (
    <div className={`${sliderFrame.frame} ${className}`}>
      {controlsFirst && controls}
      <Slider slider={slider} label={messages.label} messages={messages} className={slidesInView[props.slidesInView]}>
        {children}
      </Slider>
      {!controlsFirst && controls}
    </div>
  );
}
