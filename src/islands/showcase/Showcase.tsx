import type { ReactNode } from 'react';
import arrowDown from '../../assets/icons/arrow-down.svg?raw';
import arrowLeft from '../../assets/icons/arrow-left.svg?raw';
import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import { fill } from '../../i18n/fill.ts';
import type { Words } from '../../queries/words.ts';
import { fullScreenQuery } from './full-screen-query.ts';
import styles from './Showcase.module.css';
import type { ShowcaseState } from './use-showcase.ts';

/** One screen of a showcase. */
export interface ShowcaseSlide {
  /** The last part of its address, behind the `#`. */
  id: string;
  /** What it is called where it is not seen. */
  name: string;
  /** What the header stands on: a light or a dark part of it, or the signal's own colour. */
  ground: 'light' | 'dark' | 'signal';
  content: ReactNode;
}

/** What a showcase says. */
export type ShowcaseWords = Pick<Words, 'slider' | 'showcase'>;

interface ShowcaseProps {
  showcase: ShowcaseState;
  /** The page's heading, which stands in the line below the slides. */
  title: string;
  /** Whether the slides stand beside or below each other. */
  axis: 'x' | 'y';
  /** The colour of the frame. */
  frame: 'paper' | 'ink';
  slides: ShowcaseSlide[];
  words: ShowcaseWords;
  /** Further controls, beside the arrows. */
  children?: ReactNode;
}

/**
 * A full-screen slider, one project a screen (spec section 2). Until it is awake, and without script, it is a page that
 * scrolls and snaps, and each slide has an address; use-showcase.ts makes it endless and adds wheel, drag and keys.
 */
export function Showcase({ showcase, title, axis, frame, slides, words, children }: ShowcaseProps) {
  const { section, viewport, current, top, said, isReady, step, show } = showcase;

  return (
    <section
      ref={section}
      className={`${styles.showcase} ${styles[axis]} ${styles[frame]}`}
      data-showcase={axis}
      data-full-screen={fullScreenQuery}
      data-ground={slides[top]?.ground}
    >
      <h1 className={styles.title}>{title}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA pattern, not a fieldset */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-viewport
        role="group"
        aria-roledescription={words.slider.carousel}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the arrow keys
        tabIndex={0}
        // A drag moves the slides and carries no picture off.
        onDragStart={(event) => {
          if (matchMedia(fullScreenQuery).matches) event.preventDefault();
        }}
      >
        <div className={styles.track}>
          {slides.map(({ id, name, ground, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              key={id}
              id={id}
              className={styles.slide}
              role="group"
              aria-roledescription={words.slider.slide}
              aria-label={fill(words.showcase.slide, { number: index + 1, count: slides.length, name })}
              data-ground={ground}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <nav aria-label={words.showcase.slides}>
          <ol className={styles.index}>
            {slides.map(({ id, name }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  data-slide-link
                  aria-current={current === undefined ? undefined : current === index}
                  onClick={(event) => {
                    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
                    if (event.button !== 0 || !isPlain || !isReady) return;
                    event.preventDefault();
                    show(index);
                  }}
                >
                  <span className={styles.name}>{name}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {children}
        <div className={styles.arrows}>
          {/* They rest at the first and the last slide, although the slider is endless (spec section 4). */}
          <button
            type="button"
            className={styles.arrow}
            data-step={-1}
            aria-label={words.showcase.previous}
            disabled={!current}
            onClick={() => step(-1)}
          >
            <Icon svg={axis === 'x' ? arrowLeft : arrowDown} className={axis === 'y' ? styles.up : undefined} />
          </button>
          <button
            type="button"
            className={styles.arrow}
            data-step={1}
            aria-label={words.showcase.next}
            disabled={current === slides.length - 1}
            onClick={() => step(1)}
          >
            <Icon svg={axis === 'x' ? arrowRight : arrowDown} />
          </button>
        </div>
      </div>
      <p className={styles.status} role="status">
        {said}
      </p>
    </section>
  );
}
