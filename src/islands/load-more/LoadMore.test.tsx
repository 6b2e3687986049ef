// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import LoadMore from './LoadMore.tsx';
import { itemAttributes } from './paging.ts';

const paging = { initial: 4, step: 3 };
const categories = ['logo', 'web'];

/** Renders a section with items of two categories in alternation, and Load More. */
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
        {Array.from({ length: total }, (_, index) => `item ${index + 1}`).map((item, index) => (
          <li key={item} data-category={categories[index % 2]} {...itemAttributes(index, paging)}>
            <a href={`#${item}`}>{item}</a>
          </li>
        ))}
      </ul>
      <LoadMore
        {...paging}
        total={total}
        messages={{ loadMore: 'Load More', shown: '{shown} of {count} items shown' }}
      />
    </section>
  );
}

afterEach(cleanup);

const shown = () => [...document.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent);
const more = () => screen.getByText('Load More');
const status = () => screen.getByRole('status').textContent;
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));

test('is a link to the first hidden item until hydration', () => {
  document.body.innerHTML = renderToString(<Section total={9} />);
  const hidden = [...document.querySelectorAll('[data-later]')];
  expect(hidden.map(({ textContent }) => textContent)).toEqual(['item 5', 'item 6', 'item 7', 'item 8', 'item 9']);
  expect(more().getAttribute('href')).toBe(`#${hidden[0]!.id}`);
  document.body.innerHTML = '';
});

test('each click adds a step and announces the count, until all items are shown', () => {
  render(<Section total={9} />);
  expect(shown()).toHaveLength(4);
  expect(status()).toBe('');
  fireEvent.click(more());
  expect(shown()).toHaveLength(7);
  expect(status()).toBe('7 of 9 items shown');
  fireEvent.click(more());
  expect(shown()).toHaveLength(9);
  expect(more().hidden).toBe(true);
});

test('the focus moves to the first added item', () => {
  render(<Section total={9} />);
  more().focus();
  fireEvent.click(more());
  expect(document.activeElement?.textContent).toBe('item 5');
});

test('the focus stays where the visitor has moved it meanwhile', () => {
  render(<Section total={9} />);
  screen.getByText('item 2').focus();
  fireEvent.click(more());
  expect(document.activeElement?.textContent).toBe('item 2');
});

test('counts the items of the chosen category, and keeps the number shown for the next one', () => {
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

test('applies a filter that the browser has restored without an event', () => {
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

test('is hidden for a list that is shown completely', () => {
  render(<Section total={4} />);
  expect(shown()).toHaveLength(4);
  expect(more().hidden).toBe(true);
});
