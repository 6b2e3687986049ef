import { Picture } from '../../components/Picture/Picture.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Testimonial } from '../../queries/shared.ts';
import type { Words } from '../../queries/words.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderWords } from '../slider/SliderControls.tsx';
import { SliderFrame } from '../slider/SliderFrame.tsx';
import shown from '../slider/shown.module.css';
import { useLinked, useSlider } from '../slider/use-slider.ts';
import styles from './TestimonialSlider.module.css';

interface TestimonialSliderProps {
  testimonials: Testimonial[];
  words: SliderWords<'testimonials'> & { rating: Words['rating'] };
  /** One quote at a time, large; or as many as there are faces in view, each over its own. */
  layout?: 'one' | 'columns';
}

/** What clients said, linked to the slider of those who said it, three in view (spec section 9). */
export default function TestimonialSlider({ testimonials, words, layout = 'one' }: TestimonialSliderProps) {
  const quotes = useSlider();
  const people = useSlider();
  useLinked(quotes, people);

  return (
    <SliderFrame
      sliders={[quotes, people]}
      className={`${styles.testimonials} ${layout === 'columns' ? styles.columns : ''}`}
    >
      <Slider
        slider={quotes}
        label={words.label}
        words={words}
        className={layout === 'columns' ? shown.threeFromDesktop : ''}
      >
        {testimonials.map(({ id, text, avatarName }, index) => (
          <figure key={id} className={styles.testimonial} data-current={index === quotes.selected || undefined}>
            <blockquote className={styles.quote}>
              <p>{`“${text}”`}</p>
            </blockquote>
            <VisuallyHidden as="figcaption" className={styles.giver}>
              {avatarName}
            </VisuallyHidden>
          </figure>
        ))}
      </Slider>
      <div className={styles.people}>
        <Slider slider={people} label={words.people} words={words} className={shown.threeFromDesktop}>
          {testimonials.map(({ id, avatarName, avatarDesignation, ratings, thumbnail }, index) => (
            <button
              key={id}
              type="button"
              className={styles.person}
              aria-current={index === people.selected}
              onClick={() => people.embla?.scrollTo(index)}
            >
              <Picture picture={thumbnail} sizes="8rem" alt="" className={styles.portrait} />
              <span className={styles.words}>
                <strong className={styles.name}>{avatarName}</strong>
                <span className={styles.designation}>{avatarDesignation}</span>
                <Rating ratings={ratings} id={`stars-${id}`} label={words.rating} />
              </span>
            </button>
          ))}
        </Slider>
        <SliderControls slider={quotes} count={testimonials.length} words={words} />
      </div>
    </SliderFrame>
  );
}
