import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { Prototype } from '../../content/schemas/prototype.ts';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { LogoData } from '../../lib/media/logos.ts';
import styles from './DirhamlyPrototype.module.css';
import { convert, formatAmount } from './money.ts';
import { moveShared } from './move-shared.ts';
import type { ScreenFrame } from './Screen.tsx';
import {
  AmountScreen,
  idOf,
  order,
  RecipientScreen,
  RemainingScreen,
  SalaryScreen,
  type ScreenName,
  SummaryScreen,
} from './screens.tsx';

interface DirhamlyPrototypeProps {
  prototype: Prototype;
  logo: LogoData;
  locale: string;
}

const titleId = 'prototype-title';

/**
 * Renders the prototype of an app that sends money home in five screens. Elements that two screens share move from one
 * to the other. Without script the screens are side by side; until hydration they link to each other.
 */
export default function DirhamlyPrototype({ prototype, logo, locale }: DirhamlyPrototypeProps) {
  const { screens, people, salary, rent, fee, rate } = prototype;
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [screen, setScreen] = useState<ScreenName>('salary');
  const [person, setPerson] = useState(people[0]!);
  const [amount, setAmount] = useState(person.usual);
  const [isWrong, setWrong] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    // Continues from the screen that a link led to before hydration.
    const target = order.find((each) => location.hash === `#${idOf(each)}`);
    if (target) setScreen(target);
    setHydrated(true);
  }, []);
  useScreenChange(root, screen);

  const max = salary - fee;
  const isPossible = amount >= 1 && amount <= max;
  const money = (value: number) => formatAmount(value, locale);
  const values = {
    name: person.name,
    amount: money(amount),
    total: money(amount + fee),
    arrives: money(convert(amount, rate)),
    fee: money(fee),
    rate: money(rate),
    salary: money(salary),
    rent: money(rent),
    max: money(max),
    remaining: money(max - amount),
  };

  // Positions the coin. The server renders no style attributes: the security policy forbids them.
  useEffect(() => {
    root.current?.style.setProperty('--part', String(Math.min(amount / max, 1)));
  }, [amount, max]);

  const choose = (chosen: typeof person) => {
    setPerson(chosen);
    setAmount(chosen.usual);
    setWrong(false);
    setScreen('amount');
  };
  const change = (value: number) => {
    setAmount(value);
    setWrong(false);
  };
  const confirm = () => {
    setWrong(!isPossible);
    if (isPossible) setScreen('summary');
    else field.current?.focus();
  };
  const index = order.indexOf(screen);
  const frameOf = (each: ScreenName): ScreenFrame => ({
    id: idOf(each),
    isCurrent: each === screen,
    position: interpolate(prototype.screen, { number: order.indexOf(each) + 1, count: order.length }),
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
              onClick={() => setScreen(order[index - 1] ?? 'salary')}
            >
              {prototype.back}
            </button>
            <img src={logo.src} width={logo.width} height={logo.height} alt="" decoding="async" loading="lazy" />
            <span className={styles.place} aria-hidden="true">
              {interpolate(prototype.screen, { number: index + 1, count: order.length })}
            </span>
          </div>
          <div className={styles.screens}>
            <SalaryScreen {...propsOf('salary')} onNext={() => setScreen('recipient')} />
            <RecipientScreen frame={frameOf('recipient')} prototype={prototype} money={money} onChoose={choose} />
            <AmountScreen
              {...propsOf('amount')}
              field={field}
              amount={amount}
              max={max}
              isWrong={isWrong}
              isHydrated={isHydrated}
              onChange={change}
              onConfirm={confirm}
            />
            <SummaryScreen {...propsOf('summary')} onNext={() => setScreen('remaining')} />
            <RemainingScreen {...propsOf('remaining')} onNext={() => setScreen('salary')} />
          </div>
        </div>
        <figcaption className={styles.caption}>{prototype.caption}</figcaption>
      </figure>
      <ol className={styles.notes}>
        {order.map((each) => (
          <li key={each} className={styles.note} aria-current={each === screen ? 'step' : undefined}>
            <strong>{screens[each].note.title}</strong> {screens[each].note.text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Animates the elements that two screens share, and focuses the heading of the new screen. */
function useScreenChange(root: { current: HTMLElement | null }, screen: ScreenName) {
  const previous = useRef(screen);
  useLayoutEffect(() => {
    const all = root.current?.querySelectorAll('[data-screen]');
    const [from, to] = [all?.[order.indexOf(previous.current)], all?.[order.indexOf(screen)]];
    if (!from || !to || from === to) return;
    previous.current = screen;
    const heading = to.querySelector('h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
    moveShared(from, to);
  }, [root, screen]);
}
