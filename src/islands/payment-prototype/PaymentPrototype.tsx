import { Heading } from '../../components/Heading/Heading.tsx';
import type { Prototype } from '../../content/schemas/prototype.ts';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { LogoData } from '../../lib/media/logos.ts';
import styles from './PaymentPrototype.module.css';
import { idOf, type ScreenName, screenNames } from './screen-names.ts';
import type { ScreenFrame } from './screen-parts.tsx';
import { AmountScreen, RecipientScreen, RemainingScreen, SalaryScreen, SummaryScreen } from './screens.tsx';
import { usePrototype } from './use-prototype.ts';

interface PaymentPrototypeProps {
  prototype: Prototype;
  logo: LogoData;
  locale: string;
}

const titleId = 'prototype-title';

/**
 * Renders the prototype of an app that sends money home in five screens. Elements that two screens share move from one
 * to the other. Without script the screens are side by side; until hydration they link to each other.
 */
export default function PaymentPrototype({ prototype, logo, locale }: PaymentPrototypeProps) {
  const { root, amountInput, screen, show, amount, max, isInvalid, isHydrated, money, values, ...handlers } =
    usePrototype(prototype, locale);
  const index = screenNames.indexOf(screen);
  const frameOf = (each: ScreenName): ScreenFrame => ({
    id: idOf(each),
    isCurrent: each === screen,
    position: interpolate(prototype.screen, { number: screenNames.indexOf(each) + 1, count: screenNames.length }),
    className: styles[each],
  });
  /** Returns the properties that every screen has. */
  const propsOf = (each: ScreenName) => ({ frame: frameOf(each), prototype, values });

  return (
    <section ref={root} className={styles.prototype} aria-labelledby={titleId} data-hydrated={isHydrated || undefined}>
      <div className={styles.copy}>
        <Heading id={titleId} size="l">
          {prototype.title}
        </Heading>
        <p className={styles.text}>{prototype.text}</p>
      </div>
      <figure className={styles.figure}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div role="group" aria-label={prototype.label} className={styles.phone}>
          <div className={styles.bar}>
            <button
              type="button"
              className={styles.back}
              hidden={index === 0}
              onClick={() => show(screenNames[index - 1] ?? 'salary')}
            >
              {prototype.back}
            </button>
            <img src={logo.src} width={logo.width} height={logo.height} alt="" decoding="async" loading="lazy" />
            <span className={styles.place} aria-hidden="true">
              {frameOf(screen).position}
            </span>
          </div>
          <div className={styles.screens}>
            <SalaryScreen {...propsOf('salary')} onNext={() => show('recipient')} />
            <RecipientScreen {...propsOf('recipient')} money={money} onChoose={handlers.handleChoose} />
            <AmountScreen
              {...propsOf('amount')}
              amountInput={amountInput}
              amount={amount}
              max={max}
              isInvalid={isInvalid}
              isHydrated={isHydrated}
              onChange={handlers.handleAmountChange}
              onConfirm={handlers.handleConfirm}
            />
            <SummaryScreen {...propsOf('summary')} onNext={() => show('remaining')} />
            <RemainingScreen {...propsOf('remaining')} onNext={() => show('salary')} />
          </div>
        </div>
        <figcaption className={styles.caption}>{prototype.caption}</figcaption>
      </figure>
      <ol className={styles.notes}>
        {screenNames.map((name) => (
          <li key={name} className={styles.note} aria-current={name === screen ? 'step' : undefined}>
            <strong>{prototype.screens[name].note.title}</strong> {prototype.screens[name].note.text}
          </li>
        ))}
      </ol>
    </section>
  );
}
