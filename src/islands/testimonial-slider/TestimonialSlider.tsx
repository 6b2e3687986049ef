import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Messages } from '../../lib/queries/messages.ts';
import type { Testimonial } from '../../lib/queries/testimonials.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderMessages } from '../slider/SliderControls.tsx';
import sliderFrame from '../slider/SliderFrame.module.css';
import { Slides } from '../slider/Slides.tsx';
import slidesInView from '../slider/SlidesInView.module.css';
import { useLinked, useSlider } from '../slider/use-slider.ts';
import styles from './TestimonialSlider.module.css';

interface TestimonialSliderProps {
  testimonials: Testimonial[];
  messages: SliderMessages & Messages['sliders']['testimonials'] & { rating: Messages['rating'] };
  /** One large quote at a time, or one below each portrait in view. */
  layout?: 'one' | 'columns';
}

/** Renders testimonials, linked to a slider of their authors with three in view. */
export default function TestimonialSlider({ testimonials, messages, layout = 'one' }: TestimonialSliderProps) {
  const quotes = useSlider();
  const people = useSlider();
  useLinked(quotes, people);

  return (
    <div className={`${sliderFrame.frame} ${styles.testimonials} ${layout === 'columns' ? styles.columns : ''}`}>
      <Slider
        slider={quotes}
        label={messages.label}
        messages={messages}
        className={layout === 'columns' ? slidesInView.threeFrom1199 : ''}
      >
        <Slides messages={messages}>
          {testimonials.map(({ id, text, avatarName }) => (
            <figure key={id} className={styles.testimonial}>
              <blockquote className={`${prose.statement} ${styles.quote}`}>
                <p>{`“${text}”`}</p>
              </blockquote>
              <VisuallyHidden as="figcaption" className={styles.giver}>
                {avatarName}
              </VisuallyHidden>
            </figure>
          ))}
        </Slides>
      </Slider>
      <div className={`${columns.stackBelowLaptop} ${sliderFrame.foot} ${styles.people}`}>
        <Slider slider={people} label={messages.people} messages={messages} className={slidesInView.threeFrom1199}>
          <Slides messages={messages}>
            {testimonials.map(({ id, avatarName, avatarDesignation, ratings, thumbnail }, index) => (
              <button
                key={id}
                type="button"
                className={styles.person}
                aria-current={index === people.selected}
                data-slide-index={index}
                onClick={() => people.embla?.scrollTo(index)}
              >
                <Picture picture={thumbnail} sizes="8rem" alt="" className={styles.portrait} />
                <span className={styles.copy}>
                  <strong className={styles.name}>{avatarName}</strong>
                  <span className={styles.designation}>{avatarDesignation}</span>
                  <Rating ratings={ratings} id={`stars-${id}`} label={messages.rating} />
                </span>
              </button>
            ))}
          </Slides>
        </Slider>
        <SliderControls slider={quotes} count={testimonials.length} messages={messages} />
      </div>
    </div>
  );
}
