import { z } from 'astro/zod';
import { type PageName, pages } from '../../lib/routes.ts';
import { pictureName } from './references.ts';

// `caseStudy` is the page of a case study, `archives` the list of other posts beside an article, and `nextProject` and
// `nextCaseStudy` the links to a project and to a case study from the page of the one before it.
const partsOfPages = ['caseStudy', 'archives', 'nextProject', 'nextCaseStudy'] as const;

/**
 * Places that may show an entry with another picture: a page, by its name in src/lib/routes.ts, or a part of several
 * pages.
 */
export type PicturePlace = PageName | (typeof partsOfPages)[number];

const picturePlace = z.enum([...(Object.keys(pages) as PageName[]), ...partsOfPages]);

/** Pictures that replace an entry's own, by the page that shows them. */
export const pictureOn = z.partialRecord(picturePlace, pictureName).default({});
