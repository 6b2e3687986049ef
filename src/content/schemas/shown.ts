import { z } from 'astro/zod';
import { type PageName, pages } from '../../routes.ts';
import { pictureName } from './references.ts';

/** What may show an entry by another picture than its own: a page, by its name in src/routes.ts, or a part of pages. */
export type ShowingPage = PageName | 'caseStudy' | 'archives';

// `caseStudy` is the page of a project's case study, `archives` what an article shows of other posts beside itself.
const showingPage = z.enum([...(Object.keys(pages) as PageName[]), 'caseStudy', 'archives']);

/** The pictures that an entry is shown by in place of its own, each under the page that shows it. */
export const shown = z.partialRecord(showingPage, pictureName).default({});
