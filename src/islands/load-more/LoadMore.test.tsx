// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useLoadMore } from './use-load-more.ts';

/** A list of so many items, four at first and three a step. */
function List({ total }: { total: number }) {
  const { list, shown, later, button, popover } = useLoadMore({ total, initial: 4, step: 3 });
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: total }, (_, place) => `item ${place + 1}`).map((item, place) => (
          <li key={item} data-later={later(place)}>
            <a href={`#${item}`}>{item}</a>
          </li>
        ))}
      </ul>
      <button type="button" {...button}>
        Load More
      </button>
      <p>{shown}</p>
      <div {...popover} />
    </>
  );
}

afterEach(cleanup);

const waiting = () => [...document.querySelectorAll('[data-later]')].map(({ textContent }) => textContent);
const more = () => screen.getByText('Load More');

test('the server marks what the first press brings and what waits longer, and the press has a popover to open', () => {
  document.body.innerHTML = renderToString(<List total={9} />);
  expect([...document.querySelectorAll('[data-later="next"]')].map(({ textContent }) => textContent)).toEqual([
    'item 5',
    'item 6',
    'item 7',
  ]);
  expect(document.querySelectorAll('[data-later="rest"]')).toHaveLength(2);
  expect(more().getAttribute('popovertarget')).toBe(document.querySelector('[popover]')?.id);
  expect(more().getAttribute('popovertargetaction')).toBe('show');
  document.body.innerHTML = '';
});

test('each press brings a step until nothing is left, and then there is no button', () => {
  render(<List total={9} />);
  expect(more().hasAttribute('popovertarget')).toBe(false);
  expect(waiting()).toHaveLength(5);
  fireEvent.click(more());
  expect(waiting()).toEqual(['item 8', 'item 9']);
  fireEvent.click(more());
  expect(waiting()).toEqual([]);
  expect(more().hidden).toBe(true);
});

test('the reader goes on with the first item that a press brought', () => {
  render(<List total={9} />);
  more().focus();
  fireEvent.click(more());
  expect(document.activeElement?.textContent).toBe('item 5');
});

test('a reader who is elsewhere by then stays there', () => {
  render(<List total={9} />);
  screen.getByText('item 2').focus();
  fireEvent.click(more());
  expect(document.activeElement?.textContent).toBe('item 2');
});

test('a list that is short has no button', () => {
  render(<List total={4} />);
  expect(waiting()).toEqual([]);
  expect(more().hidden).toBe(true);
});
