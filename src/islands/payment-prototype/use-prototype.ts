import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Prototype } from '../../content/schemas/prototype.ts';
import { convert, formatAmount } from './money.ts';
import { moveShared } from './move-shared.ts';
import { idOf, type ScreenName, screenNames } from './screen-names.ts';

/** Holds the state of the prototype: the current screen, the recipient and the amount. */
export function usePrototype({ people, salary, rent, fee, rate }: Prototype, locale: string) {
  const root = useRef<HTMLElement>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  const [screen, setScreen] = useState<ScreenName>('salary');
  const [person, setPerson] = useState(people[0]!);
  const [amount, setAmount] = useState(person.usual);
  const [isInvalid, setIsInvalid] = useState(false);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    // Continues from the screen that a link led to before hydration.
    const target = screenNames.find((name) => location.hash === `#${idOf(name)}`);
    if (target) setScreen(target);
    setIsHydrated(true);
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
    root.current?.style.setProperty('--amount-share', String(Math.min(amount / max, 1)));
  }, [amount, max]);

  const handleChoose = (chosen: typeof person) => {
    setPerson(chosen);
    setAmount(chosen.usual);
    setIsInvalid(false);
    setScreen('amount');
  };
  const handleAmountChange = (value: number) => {
    setAmount(value);
    setIsInvalid(false);
  };
  const handleConfirm = () => {
    setIsInvalid(!isPossible);
    if (isPossible) setScreen('summary');
    else amountInput.current?.focus();
  };

  return {
    root,
    amountInput,
    screen,
    show: setScreen,
    amount,
    max,
    isInvalid,
    isHydrated,
    money,
    /** Texts for the placeholders of the screens. */
    values,
    handleChoose,
    handleAmountChange,
    handleConfirm,
  };
}

/** Animates the elements that two screens share, and focuses the heading of the new screen. */
function useScreenChange(root: { current: HTMLElement | null }, screen: ScreenName) {
  const previous = useRef(screen);
  useLayoutEffect(() => {
    const screens = root.current?.querySelectorAll('[data-screen]');
    const [from, to] = [screens?.[screenNames.indexOf(previous.current)], screens?.[screenNames.indexOf(screen)]];
    if (!from || !to || from === to) return;
    previous.current = screen;
    const heading = to.querySelector('h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
    moveShared(from, to);
  }, [root, screen]);
}
