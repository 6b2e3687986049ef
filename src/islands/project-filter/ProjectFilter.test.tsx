import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstView } from '../../lib/portfolio-view.ts';
import type { ProjectTile } from '../../lib/queries/projects.ts';
import ProjectFilter from './ProjectFilter.tsx';

// portfolio.spec shows only one of them: it depends on the number of projects.
test.each([
  [10, 'the eighth project', '#project-8'],
  [11, 'the page with ten', '/portfolio?shown=10#project-8'],
])('Load More of %i projects links to %s until hydration', (count, _, href) => {
  const projects = Array.from({ length: count }, (_, index) => ({
    id: `project-${index + 1}`,
    category: 'web_design',
    logo: { src: '/logo.svg', width: 200, height: 50 },
  })) as ProjectTile[];
  const html = renderToStaticMarkup(
    <ProjectFilter
      messages={{
        filter: 'Filter',
        loadMore: 'Load More',
        caseStudy: 'Case study',
        shown: '{shown}',
        projectsShown: '{shown}',
      }}
      initialView={firstView}
      projects={projects}
      options={[{ value: 'all', name: 'All', count }]}
    />,
  );
  expect(html).toMatch(new RegExp(`href="${RegExp.escape(href)}" data-more`));
});
