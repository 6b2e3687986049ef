// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import LoadMore from './LoadMore.tsx';
import { later } from './later.ts';

const paging = { initial: 4, step: 3 };
const categories = ['logo', 'web'];

/** A section as its page renders it: items of two categories in alternation, and Load More below them. */
function Section({ total }: { total: number }) {
  return (
    <section>
      {['all', ...categories].map((value) => (
        <label key={value}>
          <input type="radio" name="category" value={value} defaultChecked={value === 'all'} />
          {value}
        </label>
      ))}
      <ul>
        {Array.from({ length: total }, (_, place) => `item ${place + 1}`).map((item, place) => (
          <li key={item} data-item data-category={categories[place % 2]} data-later={later(place, paging)}>
            <a href={`#${item}`}>{item}</a>
          </li>
        ))}
      </ul>
      <LoadMore {...paging} total={total} words={{ loadMore: 'Load More', shown: '{shown} of {count} items shown' }} />
    </section>
  );
}

afterEach(cleanup);

const shown = () => [...document.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent);
const more = () => screen.getByText('Load More');
const status = () => screen.getByRole('status').textContent;
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));

test('the server marks what the first press brings and what waits longer, and the press has a popover to open', () => {
  document.body.innerHTML = renderToString(<Section total={9} />);
  const waiting = (when: string) => document.querySelectorAll(`[data-later="${when}"]`).length;
  expect([waiting('next'), waiting('rest')]).toEqual([3, 2]);
  expect(document.querySelectorAll('[hidden]')).toHaveLength(0);
  expect(more().getAttribute('popovertarget')).toBe(document.querySelector('[popover]')?.id);
  expect(more().getAttribute('popovertargetaction')).toBe('show');
  document.body.innerHTML = '';
});

test('each press brings a step and says so, until nothing is left', () => {
  render(<Section total={9} />);
  expect(more().hasAttribute('popovertarget')).toBe(false);
  expect(shown()).toHaveLength(4);
  expect(status()).toBe('');
  fireEvent.click(more());
  expect(shown()).toHaveLength(7);
  expect(status()).toBe('7 of 9 items shown');
  fireEvent.click(more());
  expect(shown()).toHaveLength(9);
  expect(more().hidden).toBe(true);
});

test('the reader goes on with the first item that a press brought', () => {
  render(<Section total={9} />);
  more().focus();
  fireEvent.click(more());
  expect(document.activeElement?.textContent).toBe('item 5');
});

test('a reader who is elsewhere by then stays there', () => {
  render(<Section total={9} />);
  screen.getByText('item 2').focus();
  fireEvent.click(more());
  expect(document.activeElement?.textContent).toBe('item 2');
});

test('a category counts within itself, and the next in its place', () => {
  render(<Section total={12} />);
  choose('web');
  expect(shown()).toEqual(['item 2', 'item 4', 'item 6', 'item 8']);
  expect(status()).toBe('4 of 6 items shown');
  choose('logo');
  expect(shown()).toEqual(['item 1', 'item 3', 'item 5', 'item 7']);
  fireEvent.click(more());
  expect(shown()).toHaveLength(6);
  expect(more().hidden).toBe(true);
  choose('all');
  expect(shown()).toHaveLength(7);
  expect(more().hidden).toBe(false);
});

test('what was chosen before the island was awake, or brought back by the browser, is taken over', () => {
  render(<Section total={9} />);
  const web = screen.getByLabelText<HTMLInputElement>('web');
  web.addEventListener('change', (event) => event.stopImmediatePropagation(), { capture: true });
  web.click();
  expect(shown()).toContain('item 1');
  fireEvent(window, new Event('pageshow'));
  expect(shown()).toEqual(['item 2', 'item 4', 'item 6', 'item 8']);
  expect(more().hidden).toBe(true);
  expect(status()).toBe('');
});

test('a list that is short has no button', () => {
  render(<Section total={4} />);
  expect(shown()).toHaveLength(4);
  expect(more().hidden).toBe(true);
});
