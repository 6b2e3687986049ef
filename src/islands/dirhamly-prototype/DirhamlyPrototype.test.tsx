// @vitest-environment happy-dom

import { cleanup, fireEvent, screen as page, render, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prototype as schema } from '../../content/schemas/prototype.ts';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import DirhamlyPrototype from './DirhamlyPrototype.tsx';

const prototype = schema.parse({
  title: 'Day eleven',
  text: 'What went round the canteen on the eleventh day, without the half that was wrong. The salary is in. Send some of it home.',
  caption: 'It holds no money, and the rate is that of one Friday.',
  label: 'A prototype of Dirhamly',
  screen: '{number} of {count}',
  back: 'Back',
  salary: 2940,
  rent: 650,
  fee: 15,
  rate: 22.7,
  people: [
    { name: 'Amma', about: 'Kozhikode, every month', usual: 1200 },
    { name: 'Sreeja', about: 'School fees, June and November', usual: 700 },
    { name: 'Biju', about: 'Once, for the roof', usual: 300 },
  ],
  screens: {
    salary: {
      title: 'It is there.',
      unit: 'dirhams',
      lines: [
        { title: 'Salary', text: 'Today, 06:10', figure: '{salary}' },
        { title: 'Rent', text: 'Kept for Friday', figure: '{rent}' },
      ],
      terms: 'The fee is {fee}. A dirham makes {rate} rupees.',
      next: 'Send money home',
      note: {
        title: 'Is it there.',
        text: 'The balance before anything else, to the fils. The fee is said before the first tap.',
      },
    },
    recipient: {
      title: 'Who is it for?',
      note: { title: 'My mother.', text: 'A beneficiary has a code and a branch. She has a name.' },
    },
    amount: {
      title: 'For {name}',
      label: 'Dirhams',
      slider: 'How much of it',
      arrives: '{arrives} rupees arrive',
      wrong: 'It can be 1 to {max}, and the fee is paid.',
      next: 'Say it to me',
      note: {
        title: 'How much.',
        text: 'What leaves and what arrives change together. Neither is rounded, and red is what leaves.',
      },
    },
    summary: {
      title: '{name} gets {arrives} rupees today, for {total} dirhams: {amount} at {rate} and {fee} for us.',
      next: 'Send {total}',
      note: {
        title: 'Say it to me.',
        text: 'One sentence, to be held against the board behind the counter before anything leaves.',
      },
    },
    remaining: {
      title: '{name} has it.',
      text: '{arrives} rupees, at 06:14',
      label: 'dirhams left, and the rent is in it',
      next: 'Start again',
      note: {
        title: 'What is left.',
        text: 'Then the telephone goes back into its pocket. As released, it remembers her and the amount, and takes two taps.',
      },
    },
  },
});
const { screens, people, salary, fee, rate } = prototype;
const shown = <DirhamlyPrototype prototype={prototype} logo={{ src: '/d.svg', width: 3, height: 1 }} locale="en-GB" />;

beforeEach(() => {
  render(shown);
});
afterEach(cleanup);

/** Returns the screen that is shown. */
const current = () => {
  const [only, ...others] = document.querySelectorAll<HTMLElement>('[data-screen][class*="current"]');
  expect(others).toEqual([]);
  return only!;
};
const place = () => current().getAttribute('aria-label');
const press = (name: string) => fireEvent.click(within(current()).getByRole('link', { name: new RegExp(name) }));
const back = () => fireEvent.click(page.getByRole('button', { name: prototype.back }));
const amount = () => within(current()).getByLabelText<HTMLInputElement>(screens.amount.label);
const choose = (person = people[0]!) => {
  press(screens.salary.next);
  press(person.name);
};

test('a payment has five screens, and each focuses its heading', () => {
  const steps = [
    () => press(screens.salary.next),
    () => press(people[1]!.name),
    () => press(screens.amount.next),
    () => press(interpolate(screens.summary.next, { total: '' })),
  ];
  expect(place()).toBe('1 of 5');
  for (const [index, step] of steps.entries()) {
    step();
    expect(place()).toBe(`${index + 2} of 5`);
    expect(document.activeElement?.closest('[data-screen]')).toBe(current());
    expect(document.activeElement?.tagName).toBe('H3');
  }
  expect(current().textContent).toContain(interpolate(screens.remaining.title, { name: people[1]!.name }));
  press(screens.remaining.next);
  expect(place()).toBe('1 of 5');
});

test('the amounts sent and received change together, by field and by slider', () => {
  choose();
  expect(amount().value).toBe(String(people[0]!.usual));
  fireEvent.change(amount(), { target: { value: '500' } });
  expect(current().textContent).toContain('11,350.00');
  const slider = within(current()).getByLabelText<HTMLInputElement>(screens.amount.slider);
  expect(slider.value).toBe('500');
  fireEvent.change(slider, { target: { value: '525' } });
  expect(amount().value).toBe('525');
  expect(current().textContent).toContain('11,917.50');
});

test('the sentence names person, amounts, rate and fee, and the last screen the remaining balance', () => {
  choose();
  fireEvent.change(amount(), { target: { value: '500' } });
  fireEvent.keyDown(amount(), { key: 'Enter' });
  const values = { name: people[0]!.name, arrives: '11,350.00', total: '515.00', amount: '500.00' };
  expect(current().querySelector('h3')?.textContent).toBe(
    interpolate(screens.summary.title, { ...values, rate: rate.toFixed(2), fee: fee.toFixed(2) }),
  );
  press(interpolate(screens.summary.next, { total: '515.00' }));
  expect(current().textContent).toContain('2,425.00');
});

test.each(['', String(salary - fee + 1)])('rejects the amount "%s" with a message', (typed) => {
  choose();
  fireEvent.change(amount(), { target: { value: typed } });
  press(screens.amount.next);
  expect(place()).toBe('3 of 5');
  expect(document.activeElement).toBe(amount());
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  const error = interpolate(screens.amount.wrong, { max: '2,925.00' });
  expect(within(current()).getByRole('alert').textContent).toBe(error);
  fireEvent.change(amount(), { target: { value: '1' } });
  expect(within(current()).getByRole('alert').textContent).toBe('');
});

test('Back shows the previous screen and keeps the amount; the first screen has no Back', () => {
  expect(page.queryByRole('button', { name: prototype.back })).toBeNull();
  choose();
  fireEvent.change(amount(), { target: { value: '80' } });
  press(screens.amount.next);
  back();
  expect(amount().value).toBe('80');
  back();
  expect(place()).toBe('2 of 5');
  back();
  expect(place()).toBe('1 of 5');
});

test('each step is a link to the next screen until hydration, and the amount cannot be changed', () => {
  cleanup();
  document.body.innerHTML = renderToString(shown);
  const ids = [...document.querySelectorAll('[data-screen]')].map(({ id }) => `#${id}`);
  for (const each of document.querySelectorAll('[data-screen]')) {
    const links = [...each.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(new Set([ids[(ids.indexOf(`#${each.id}`) + 1) % ids.length]]));
  }
  expect(document.querySelector<HTMLInputElement>('input[inputmode]')?.readOnly).toBe(true);
  expect(document.querySelector('[style]')).toBeNull();
  document.body.innerHTML = '';
});

test('continues from the screen that a link led to before hydration', () => {
  cleanup();
  location.hash = '#prototype-amount';
  render(shown);
  location.hash = '';
  expect(place()).toBe('3 of 5');
  expect(amount().readOnly).toBe(false);
});
