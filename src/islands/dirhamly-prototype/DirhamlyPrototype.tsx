import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import ruled from '../../components/classes/Ruled.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Interpolate } from '../../components/Interpolate/Interpolate.tsx';
import type { Prototype } from '../../content/schemas/prototype.ts';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { LogoData } from '../../lib/media/logos.ts';
import styles from './DirhamlyPrototype.module.css';
import { convert, formatAmount, parseAmount } from './money.ts';
import { moveShared } from './move-shared.ts';
import { Screen, Step } from './Screen.tsx';

interface DirhamlyPrototypeProps {
  prototype: Prototype;
  logo: LogoData;
  locale: string;
}

const order = ['salary', 'recipient', 'amount', 'summary', 'remaining'] as const;
type ScreenName = (typeof order)[number];

/** Returns the id of a screen, the fragment of its URL. */
const idOf = (screen: ScreenName) => `prototype-${screen}`;
const titleId = 'prototype-title';
const wrongId = 'prototype-wrong';

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
  };
  const name = (
    <span className={styles.moving} data-shared={person.name}>
      {person.name}
    </span>
  );
  const arrives = (
    <span className={styles.moving} data-shared="arrives">
      {values.arrives}
    </span>
  );
  const coin = <span className={`${dot.dot} ${styles.coin}`} data-shared="coin" />;

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
  const screenOf = (each: ScreenName, heading: ReactNode) => ({
    id: idOf(each),
    isCurrent: each === screen,
    title: heading,
    position: interpolate(prototype.screen, { number: order.indexOf(each) + 1, count: order.length }),
    className: styles[each],
  });

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
            <Screen {...screenOf('salary', screens.salary.title)}>
              <p className={styles.sum}>
                {values.salary} <span className={styles.unit}>{screens.salary.unit}</span>
              </p>
              <dl className={`${ruled.ruled} ${styles.lines}`}>
                {screens.salary.lines.map((line) => (
                  <div key={line.title}>
                    <dt>
                      <strong>{line.title}</strong> {line.text}
                    </dt>
                    <dd>{interpolate(line.figure, values)}</dd>
                  </div>
                ))}
              </dl>
              <p className={styles.terms}>{interpolate(screens.salary.terms, values)}</p>
              <Step to={idOf('recipient')} onPress={() => setScreen('recipient')}>
                {screens.salary.next}
              </Step>
            </Screen>
            <Screen {...screenOf('recipient', screens.recipient.title)}>
              <ul className={`${ruled.ruled} ${styles.people}`}>
                {people.map((each) => (
                  <li key={each.name}>
                    <Step to={idOf('amount')} onPress={() => choose(each)} className={styles.person}>
                      <span className={styles.moving} data-shared={each.name}>
                        {each.name}
                      </span>
                      <span className={styles.about}>{each.about}</span>
                      <span className={styles.usual}>{money(each.usual)}</span>
                    </Step>
                  </li>
                ))}
              </ul>
            </Screen>
            <Screen {...screenOf('amount', <Interpolate text={screens.amount.title} parts={{ name }} />)}>
              <label className={styles.amountLabel}>
                {screens.amount.label}
                <input
                  ref={field}
                  className={styles.sum}
                  data-shared="amount"
                  inputMode="numeric"
                  autoComplete="off"
                  readOnly={!isHydrated}
                  value={amount || ''}
                  aria-invalid={isWrong}
                  aria-describedby={wrongId}
                  onChange={({ target }) => change(parseAmount(target.value))}
                  onKeyDown={({ key }) => key === 'Enter' && confirm()}
                />
              </label>
              <p id={wrongId} role="alert" className={styles.wrong}>
                {isWrong && interpolate(screens.amount.wrong, values)}
              </p>
              <div className={styles.sliderTrack}>
                <input
                  type="range"
                  className={styles.slider}
                  aria-label={screens.amount.slider}
                  autoComplete="off"
                  min={0}
                  max={max}
                  step={25}
                  value={amount}
                  onChange={({ target }) => change(Number(target.value))}
                />
                {coin}
              </div>
              <output className={styles.arrives}>
                <Interpolate text={screens.amount.arrives} parts={{ arrives }} />
              </output>
              <p className={styles.terms}>{interpolate(screens.salary.terms, values)}</p>
              <Step to={idOf('summary')} onPress={confirm}>
                {screens.amount.next}
              </Step>
            </Screen>
            <Screen
              {...screenOf(
                'summary',
                <Interpolate
                  text={screens.summary.title}
                  parts={{
                    name,
                    arrives,
                    total: <b className={styles.total}>{values.total}</b>,
                    amount: (
                      <b className={styles.moving} data-shared="amount">
                        {values.amount}
                      </b>
                    ),
                    rate: <b>{values.rate}</b>,
                    fee: <b>{values.fee}</b>,
                  }}
                />,
              )}
            >
              <Step to={idOf('remaining')} onPress={() => setScreen('remaining')} className={styles.send}>
                {coin}
                {interpolate(screens.summary.next, values)}
              </Step>
            </Screen>
            <Screen {...screenOf('remaining', <Interpolate text={screens.remaining.title} parts={{ name }} />)}>
              <p className={styles.arrived}>
                <Interpolate text={screens.remaining.text} parts={{ arrives }} />
              </p>
              <p className={styles.sum}>{money(max - amount)}</p>
              <p className={styles.terms}>{screens.remaining.label}</p>
              <Step to={idOf('salary')} onPress={() => setScreen('salary')} className={styles.again}>
                {screens.remaining.next}
              </Step>
              <p className={styles.sent}>{coin}</p>
            </Screen>
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
