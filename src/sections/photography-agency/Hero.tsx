import { Button } from '../../components/Button/Button.tsx';
import row from '../../components/classes/Row.module.css';
import stack from '../../components/classes/Stack.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import hidden from '../../components/VisuallyHidden/VisuallyHidden.module.css';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Messages } from '../../lib/queries/messages.ts';
import type { PhotographyTab } from '../../lib/queries/photography.ts';
import { path } from '../../lib/routes.ts';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  text: string;
  button: string;
  messages: Messages['photographs'];
  tabs: PhotographyTab[];
}

/**
 * Renders four strips of pictures, one of them open. Focus and tap choose it with radio buttons, so it needs no script.
 * With script the pointer chooses, too (hover-tabs.ts).
 */
export function Hero({ title, text, button, messages, tabs }: HeroProps) {
  return (
    <section
      className={`${row.spread} ${styles.hero}`}
      data-animation={tabs.some(({ suns }) => suns.length) ? 'turn-sun' : undefined}
    >
      <Heading level={1} size="xl" className={styles.title}>
        {title}
      </Heading>
      <div className={`${stack.start} ${styles.copy}`}>
        <p>{text}</p>
        <Button href={path('contact')}>{button}</Button>
      </div>
      <fieldset className={styles.tabs} data-hover-tabs>
        <VisuallyHidden as="legend">{messages.tabs}</VisuallyHidden>
        {tabs.map(({ title: name, picture, category, crop, suns }, index) => (
          <div key={name} className={styles.tab}>
            <label className={styles.choice}>
              <input
                className={hidden.hidden}
                type="radio"
                name="photography-tab"
                value={name}
                defaultChecked={index === 0}
              />
              <span className={`${styles.name} ${dot.before}`}>{name}</span>
              <span className={styles.frame} data-suns={suns.join(' ') || undefined}>
                <Picture
                  picture={picture}
                  sizes="(orientation: portrait) 130vw, 56vw"
                  priority={index === 0}
                  alt=""
                  className={`${styles.picture} ${styles[crop] ?? ''}`}
                />
              </span>
            </label>
            <a href="#photographs" className={styles.see} data-choose={category}>
              {messages.see}
            </a>
          </div>
        ))}
      </fieldset>
    </section>
  );
}
