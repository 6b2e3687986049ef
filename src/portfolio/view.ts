import { path } from '../routes.ts';
import { type Choice, chosen } from '../taxonomy/filter.ts';
import { type ProjectCategory, projectCategories } from '../taxonomy/projects.ts';

/** How many projects are shown at first (spec section 4). */
const shownAtFirst = 7;
/** How many more Load More adds (spec section 4). */
const step = 3;

/** What of the portfolio is shown, as its address says: `?category=web_design&shown=10`. */
export interface PortfolioView {
  category: Choice<ProjectCategory>;
  shown: number;
}

/** What is shown at an address without a query. */
export const firstView: PortfolioView = { category: 'all', shown: shownAtFirst };

/** Reads a view from the query of an address; what cannot be understood is left out. */
export function viewFromQuery(query: URLSearchParams): PortfolioView {
  const category = projectCategories.find((name) => name === query.get('category')) ?? 'all';
  const asked = Number(query.get('shown'));
  const steps = Number.isFinite(asked) ? Math.ceil((Math.min(asked, 1000) - shownAtFirst) / step) : 0;
  return { category, shown: shownAtFirst + Math.max(0, steps) * step };
}

/** The address of a view; what is as at first is left out. */
export function hrefOfView({ category, shown }: PortfolioView): string {
  const query = new URLSearchParams();
  if (category !== 'all') query.set('category', category);
  if (shown > shownAtFirst) query.set('shown', String(shown));
  return query.size > 0 ? `${path('portfolio')}?${query}` : path('portfolio');
}

/** The view after Load More. */
export function afterMore(view: PortfolioView): PortfolioView {
  return { ...view, shown: view.shown + step };
}

/** The projects that a view shows, in the order in which they came. */
export function shownIn<Project extends { category: ProjectCategory }>(
  projects: Project[],
  { category, shown }: PortfolioView,
): Project[] {
  return chosen(projects, category).slice(0, shown);
}
