import type { ReactNode } from 'react';
import arrowDown from '../../assets/icons/arrow-down.svg?raw';
import arrowLeft from '../../assets/icons/arrow-left.svg?raw';
import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import row from '../../components/classes/Row.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { Scheme } from '../../styles/scheme.ts';
import { isFullScreen } from './full-screen.ts';
import styles from './Showcase.module.css';
import { useShowcase } from './use-showcase.ts';

/** One screen of a showcase. */
interface ShowcaseSlide {
  /** The fragment of the slide's URL, without the `#`. */
  id: string;
  /** The slide's accessible name. */
  name: string;
  /** Colour of the slide behind the header. */
  headerScheme: Scheme;
  content: ReactNode;
}

/** The messages of a showcase. */
export type ShowcaseMessages = Pick<Messages, 'slider' | 'showcase'>;

interface ShowcaseProps {
  /** The page's heading, shown in the line below the slides. */
  title: string;
  /** The direction of the slides: beside (x) or below (y) each other. */
  axis: 'x' | 'y';
  /** Colour scheme of the frame around the slides. */
  scheme: Scheme;
  slides: ShowcaseSlide[];
  messages: ShowcaseMessages;
  /** More controls beside the arrows. */
  children?: ReactNode;
}

/**
 * Renders a full-screen slider with one project per screen (docs/spec.md, section 2). Each slide has its own URL. Until
 * hydration it scrolls and snaps natively; use-showcase.ts makes it endless and adds wheel, drag and keys.
 */
export function Showcase({ title, axis, scheme, slides, messages, children }: ShowcaseProps) {
  const { section, viewport, current, underHeader, announcement, step, show } = useShowcase(axis);

  return (
    <section
      ref={section}
      className={`${styles.showcase} ${axis === 'x' ? styles.horizontal : styles.vertical} ${styles[scheme]}`}
      data-showcase={axis}
      data-scheme={slides[underHeader]?.headerScheme}
    >
      <h1 className={styles.title}>{title}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA pattern, not a fieldset */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-viewport
        role="group"
        aria-roledescription={messages.slider.carousel}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the arrow keys
        tabIndex={0}
        // A drag moves the slides, not a picture.
        onDragStart={(event) => {
          if (isFullScreen()) event.preventDefault();
        }}
      >
        <div className={styles.track}>
          {slides.map(({ id, name, headerScheme, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              key={id}
              id={id}
              className={styles.slide}
              role="group"
              aria-roledescription={messages.slider.slide}
              data-slide
              aria-label={interpolate(messages.showcase.slide, { number: index + 1, count: slides.length, name })}
              data-scheme={headerScheme}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={`${row.row} ${styles.controls}`}>
        <nav aria-label={messages.showcase.slides}>
          <ol className={styles.index}>
            {slides.map(({ id, name }, index) => (
              <li key={id}>
                <a
                  className={dot.ring}
                  href={`#${id}`}
                  aria-current={current === index}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    show(index);
                  }}
                >
                  <VisuallyHidden>{name}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {children}
        <div className={styles.arrows}>
          {/* Disabled at the first and the last slide, although the slider is endless (docs/spec.md, section 4). */}
          <IconButton
            svg={axis === 'x' ? arrowLeft : arrowDown}
            className={`${styles.arrow} ${axis === 'y' ? styles.up : ''}`}
            data-step={-1}
            aria-label={messages.showcase.previous}
            disabled={current === 0}
            onClick={() => step(-1)}
          />
          <IconButton
            svg={axis === 'x' ? arrowRight : arrowDown}
            className={styles.arrow}
            data-step={1}
            aria-label={messages.showcase.next}
            disabled={current === slides.length - 1}
            onClick={() => step(1)}
          />
        </div>
      </div>
      <VisuallyHidden as="p" role="status">
        {announcement}
      </VisuallyHidden>
    </section>
  );
}
