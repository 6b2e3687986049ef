import { type ProjectCategory, projectCategories } from '../categories.ts';
import { path } from '../routes.ts';
import type { Choice } from './filter-options.ts';
import { portfolioPaging } from './paging.ts';

const { initial, step } = portfolioPaging;

/** The state of the portfolio in the URL: `?category=web_design&shown=10`. */
export interface PortfolioView {
  category: Choice<ProjectCategory>;
  shown: number;
}

/** The state without a query string. */
export const firstView: PortfolioView = { category: 'all', shown: initial };

/** Parses a view from the query string; invalid values are ignored. */
export function parsePortfolioQuery(query: URLSearchParams): PortfolioView {
  const category = projectCategories.find((name) => name === query.get('category')) ?? 'all';
  const requested = Number(query.get('shown'));
  const steps = Number.isFinite(requested) ? Math.ceil((Math.min(requested, 1000) - initial) / step) : 0;
  return { category, shown: initial + Math.max(0, steps) * step };
}

/** Returns the URL of a view; default values are left out. */
export function portfolioHref({ category, shown }: PortfolioView): string {
  const query = new URLSearchParams();
  if (category !== 'all') query.set('category', category);
  if (shown > initial) query.set('shown', String(shown));
  return query.size > 0 ? `${path('portfolio')}?${query}` : path('portfolio');
}

/** Returns the view after Load More. */
export function afterMore(view: PortfolioView): PortfolioView {
  return { ...view, shown: view.shown + step };
}

/** Returns the projects of a view, in their order: those of its category, up to the number shown. */
export function filterProjects<Project extends { category: ProjectCategory }>(
  projects: Project[],
  { category, shown }: PortfolioView,
): Project[] {
  const matching = category === 'all' ? projects : projects.filter((project) => project.category === category);
  return matching.slice(0, shown);
}
