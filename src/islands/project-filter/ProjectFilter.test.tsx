// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { filterOptions } from '../../lib/category-filter.ts';
import { projectCategories } from '../../lib/fixed-lists.ts';
import { firstView, parsePortfolioQuery } from '../../lib/portfolio-view.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import ProjectFilter from './ProjectFilter.tsx';

const messages = {
  filter: 'Filter projects',
  loadMore: 'Load More',
  shown: '{shown} of {count} shown',
  projectsShown: '{shown} of {count} projects shown',
};

const categoryNames = {
  web_design: 'Web Design',
  ui_ux_design: 'UI/UX Design',
  mobile_apps: 'Mobile Apps',
  logo_design: 'Logo Design',
};

/** Returns projects of each category in turn. */
const make = (count: number): ProjectTile[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `project-${index + 1}`,
    href: `/portfolio/project-${index + 1}`,
    title: `Project ${index + 1}`,
    subtitle: '',
    result: '',
    client: 'Client',
    sector: '',
    category: projectCategories[index % 4]!,
    categoryName: '',
    tone: 'sand',
    logo: { src: '/logo.svg', width: 200, height: 50, alt: 'Client' },
  }));

/** Renders the island for a URL. */
function show(all: ProjectTile[], query = '') {
  history.replaceState(null, '', `/portfolio${query}`);
  const view = parsePortfolioQuery(new URLSearchParams(query));
  const options = filterOptions(all, categoryNames, 'All');
  return render(<ProjectFilter messages={messages} initialView={view} projects={all} options={options} />);
}

const titles = () =>
  [...document.querySelectorAll('li:not([data-later]) :is(h2, h3)')].map(({ textContent }) => textContent);
const press = (name: RegExp) => fireEvent.click(screen.getByRole('link', { name }));
const currentUrl = () => location.pathname + location.search;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('shows seven of ten, and Load More links to the eighth', () => {
  show(make(10));
  expect(titles()).toHaveLength(7);
  expect(screen.getByRole('link', { name: /Load More/ }).getAttribute('href')).toBe('#project-8');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('Load More of a longer list links to the page with ten', () => {
  show(make(11));
  expect(screen.getByRole('link', { name: /Load More/ }).getAttribute('href')).toBe('/portfolio?shown=10#project-8');
});

test('Load More adds three, announces them, moves the focus to the first and disappears', async () => {
  show(make(10));
  press(/Load More/);
  await waitFor(() => expect(titles()).toHaveLength(10));
  expect(currentUrl()).toBe('/portfolio?shown=10');
  expect(screen.getByRole('status').textContent).toBe('10 of 10 projects shown');
  expect(screen.queryByRole('link', { name: /Load More/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Project 8' })));
});

test('a category is marked and in the URL, and keeps the number shown', async () => {
  show(make(10), '?shown=10');
  press(/^Web Design/);
  expect(screen.getByRole('link', { name: /^Web Design/ }).getAttribute('aria-current')).toBe('true');
  await waitFor(() => expect(titles()).toEqual(['Project 1', 'Project 5', 'Project 9']));
  expect(currentUrl()).toBe('/portfolio?category=web_design&shown=10');
});

test('two clicks at once are both applied', async () => {
  show(make(10));
  press(/Load More/);
  press(/^Mobile Apps/);
  await waitFor(() => expect(titles()).toEqual(['Project 3', 'Project 7']));
  expect(currentUrl()).toBe('/portfolio?category=mobile_apps&shown=10');
});

test('a click with a modifier key is left to the browser', () => {
  show(make(10));
  const link = screen.getByRole('link', { name: /^Web Design/ });
  link.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  fireEvent.click(link, { ctrlKey: true });
  expect(currentUrl()).toBe('/portfolio');
});

test('Back shows the view of the URL at once', () => {
  show(make(10));
  history.replaceState(null, '', '/portfolio?category=logo_design');
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(titles()).toEqual(['Project 4', 'Project 8']);
});

test('shows the view of a URL that changed before hydration', async () => {
  const all = make(10);
  history.replaceState(null, '', '/portfolio?category=logo_design');
  render(
    <ProjectFilter
      messages={messages}
      initialView={firstView}
      projects={all}
      options={filterOptions(all, categoryNames, 'All')}
    />,
  );
  await waitFor(() => expect(titles()).toEqual(['Project 4', 'Project 8']));
});
