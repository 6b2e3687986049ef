import type { RefObject } from 'react';
import ruled from '../../components/classes/Ruled.module.css';
import { Interpolate } from '../../components/Interpolate/Interpolate.tsx';
import type { Prototype } from '../../content/schemas/prototype.ts';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import { parseAmount } from './money.ts';
import styles from './PaymentPrototype.module.css';
import { idOf } from './screen-names.ts';
import { Coin, Moving, Screen, type ScreenFrame, Step } from './screen-parts.tsx';

const errorId = 'prototype-error';

type Person = Prototype['people'][number];

/** Names and formatted amounts that the texts of the screens contain. */
type Values = Record<
  'name' | 'amount' | 'total' | 'arrives' | 'fee' | 'rate' | 'salary' | 'rent' | 'max' | 'remaining',
  string
>;

/** Properties of every screen. */
interface StepScreenProps {
  frame: ScreenFrame;
  prototype: Prototype;
  values: Values;
}

const Name = ({ values }: { values: Values }) => <Moving name={values.name}>{values.name}</Moving>;
const Arrives = ({ values }: { values: Values }) => <Moving name="arrives">{values.arrives}</Moving>;

/** Renders the first screen: the salary and what is paid from it. */
export function SalaryScreen({ frame, prototype, values, onNext }: StepScreenProps & { onNext: () => void }) {
  const { title, unit, lines, terms, next } = prototype.screens.salary;
  return (
    <Screen {...frame} title={title}>
      <p className={styles.sum}>
        {values.salary} <span className={styles.unit}>{unit}</span>
      </p>
      <dl className={`${ruled.ruled} ${styles.lines}`}>
        {lines.map((line) => (
          <div key={line.title}>
            <dt>
              <strong>{line.title}</strong> {line.text}
            </dt>
            <dd>{interpolate(line.figure, values)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.terms}>{interpolate(terms, values)}</p>
      <Step to={idOf('recipient')} onPress={onNext}>
        {next}
      </Step>
    </Screen>
  );
}

interface RecipientScreenProps extends StepScreenProps {
  /** Formats an amount. */
  money: (value: number) => string;
  onChoose: (person: Person) => void;
}

/** Renders the list of people. */
export function RecipientScreen({ frame, prototype, money, onChoose }: RecipientScreenProps) {
  return (
    <Screen {...frame} title={prototype.screens.recipient.title}>
      <ul className={`${ruled.ruled} ${styles.people}`}>
        {prototype.people.map((person) => (
          <li key={person.name}>
            <Step to={idOf('amount')} onPress={() => onChoose(person)} className={styles.person}>
              <Moving name={person.name}>{person.name}</Moving>
              <span className={styles.about}>{person.about}</span>
              <span className={styles.usual}>{money(person.usual)}</span>
            </Step>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

interface AmountScreenProps extends StepScreenProps {
  amountInput: RefObject<HTMLInputElement | null>;
  amount: number;
  max: number;
  isInvalid: boolean;
  isHydrated: boolean;
  onChange: (amount: number) => void;
  onConfirm: () => void;
}

/** Renders the field and the slider for the amount, which stay equal. */
export function AmountScreen(props: AmountScreenProps) {
  const { frame, prototype, values, amountInput, amount, max, isInvalid, isHydrated, onChange, onConfirm } = props;
  const { title, label, slider, arrives, wrong, next } = prototype.screens.amount;
  return (
    <Screen {...frame} title={<Interpolate text={title} parts={{ name: <Name values={values} /> }} />}>
      <label className={styles.amountLabel}>
        {label}
        <input
          ref={amountInput}
          className={styles.sum}
          data-shared="amount"
          inputMode="numeric"
          autoComplete="off"
          readOnly={!isHydrated}
          value={amount || ''}
          aria-invalid={isInvalid}
          aria-describedby={errorId}
          onChange={({ target }) => onChange(parseAmount(target.value))}
          onKeyDown={({ key }) => key === 'Enter' && onConfirm()}
        />
      </label>
      <p id={errorId} role="alert" className={styles.wrong}>
        {isInvalid && interpolate(wrong, values)}
      </p>
      <div className={styles.sliderTrack}>
        <input
          type="range"
          className={styles.slider}
          aria-label={slider}
          autoComplete="off"
          min={0}
          max={max}
          step={25}
          value={amount}
          onChange={({ target }) => onChange(Number(target.value))}
        />
        <Coin />
      </div>
      <output className={styles.arrives}>
        <Interpolate text={arrives} parts={{ arrives: <Arrives values={values} /> }} />
      </output>
      <p className={styles.terms}>{interpolate(prototype.screens.salary.terms, values)}</p>
      <Step to={idOf('summary')} onPress={onConfirm}>
        {next}
      </Step>
    </Screen>
  );
}

/** Renders the transfer as one sentence, before it is sent. */
export function SummaryScreen({ frame, prototype, values, onNext }: StepScreenProps & { onNext: () => void }) {
  const { title, next } = prototype.screens.summary;
  const parts = {
    name: <Name values={values} />,
    arrives: <Arrives values={values} />,
    total: <b className={styles.total}>{values.total}</b>,
    amount: (
      <b className={styles.moving} data-shared="amount">
        {values.amount}
      </b>
    ),
    rate: <b>{values.rate}</b>,
    fee: <b>{values.fee}</b>,
  };
  return (
    <Screen {...frame} title={<Interpolate text={title} parts={parts} />}>
      <Step to={idOf('remaining')} onPress={onNext} className={styles.send}>
        <Coin />
        {interpolate(next, values)}
      </Step>
    </Screen>
  );
}

/** Renders what is left of the salary. */
export function RemainingScreen({ frame, prototype, values, onNext }: StepScreenProps & { onNext: () => void }) {
  const { title, text, label, next } = prototype.screens.remaining;
  return (
    <Screen {...frame} title={<Interpolate text={title} parts={{ name: <Name values={values} /> }} />}>
      <p className={styles.arrived}>
        <Interpolate text={text} parts={{ arrives: <Arrives values={values} /> }} />
      </p>
      <p className={styles.sum}>{values.remaining}</p>
      <p className={styles.terms}>{label}</p>
      <Step to={idOf('salary')} onPress={onNext} className={styles.again}>
        {next}
      </Step>
      <p className={styles.sent}>
        <Coin />
      </p>
    </Screen>
  );
}
