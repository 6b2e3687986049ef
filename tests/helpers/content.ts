/**
 * Content for tests, which know the structure of the site but not its texts. Texts are returned as visitors read them,
 * with the agency's name in its place.
 */
import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { pageCollection } from '../../src/content/page-collection.ts';
import { readContentFolder } from '../../src/content/read-folder.ts';
import { siteMessages } from '../../src/content/site-messages.ts';
import { type pageSchemas, sources } from '../../src/content/sources.ts';
import { replaceVariables } from '../../src/content/variables.ts';
import { entriesOf, filesOf } from '../../src/integrations/content-check/entries.ts';
import { dateParts } from '../../src/lib/i18n/dates.ts';
import { interpolate } from '../../src/lib/i18n/interpolate.ts';
import { type PageName, pages } from '../../src/lib/routes.ts';
import { readTokens } from '../../src/styles/read-tokens.ts';

export { interpolate };

type Sources = typeof sources;
type Data<N extends keyof Sources> = z.output<Sources[N]['schema']>;

const files = readContentFolder();
const texts = new Map([...files].map(([file, bytes]) => [file, Buffer.from(bytes).toString()]));

/** Returns the entries of a collection in the order of its file or files, each with its id. */
export function contentEntries<N extends keyof Sources>(name: N): (Data<N> & { id: string })[] {
  const source = sources[name];
  return filesOf(source, files, texts)
    .files.flatMap((file) => entriesOf(file, texts.get(file)!, name, source).entries)
    .map(({ id, data }) => ({ id, ...(source.schema.parse(replaceVariables(data)) as Data<N>) }));
}

/** Returns the content of a page. */
export function pageContent<N extends PageName>(name: N): z.output<(typeof pageSchemas)[N]> {
  return contentEntries(pageCollection(name))[0] as z.output<(typeof pageSchemas)[N]>;
}

/** Names of the pages in menus and breadcrumbs. */
const pageNames = Object.fromEntries((Object.keys(pages) as PageName[]).map((name) => [name, pageContent(name).name]));

/** Messages of controls, and names of the pages. */
export const messages = { ...siteMessages, pages: pageNames as Record<PageName, string> };

/** Texts of the header's links (docs/spec.md, section 2). */
export const headerLinks = (['home', 'about', 'service', 'contact'] as const).map((page) => messages.pages[page]);

/** The agency's settings. */
export const agency = contentEntries('site')[0]!;

/** The projects, services, members and questions, in their order. */
export const [projects, services, team, faq] = [
  contentEntries('projects'),
  contentEntries('services'),
  contentEntries('team'),
  contentEntries('faq'),
];

/** The posts, the newest first. */
export const posts = contentEntries('posts').sort((a, b) => b.date.localeCompare(a.date));

/** Returns the browser title of a page of that name. */
export const browserTitle = (name: string): string => name + agency.titleSuffix;

/** Returns a pattern that matches any text with this beginning. */
export const startingWith = (text: string): RegExp => new RegExp(`^${RegExp.escape(text)}`);

const pictureTexts = replaceVariables(parse(texts.get('pictures.yaml')!)) as Record<
  string,
  string | { alt: string; crop?: string | undefined }
>;

const pictureEntry = (picture: string) => {
  const entry = pictureTexts[picture];
  return typeof entry === 'object' ? entry : { alt: entry, crop: undefined };
};

/** Returns the alternative text of a picture. */
export const altOf = (picture: string): string => pictureEntry(picture).alt ?? '';

/** Returns the part of a picture that narrow frames show, if content names one. */
export const cropOf = (picture: string) => pictureEntry(picture).crop;

/** The case studies in the order of their projects. */
export const caseStudies = contentEntries('caseStudies').sort((a, b) => {
  const [first, second] = [a, b].map(({ project }) => projects.findIndex(({ id }) => id === project.id));
  return first! - second!;
});

/** Returns the five members in the team slider of a page, in their order. */
export function teamSliderOn(page: 'home' | 'about') {
  const start = team.findIndex(({ id }) => id === pageContent(page).team.first.id);
  return [...team.slice(start), ...team.slice(0, start)].slice(0, 5);
}

/** Returns a day in the format of the blog: 07 Mar 2022. */
export const dayOf = (date: string): string => dateParts(date, agency.locale).fullDate;

/** Returns a colour of src/styles/tokens.css in the computed format of browsers. */
export function rgb(token: string): string {
  const hex = readTokens(readFileSync('src/styles/tokens.css', 'utf8'), 'light').get(token)!;
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

/** Returns the text of a post without its front matter and markup. */
export const textOf = (post: string): string =>
  texts
    .get(`posts/${post}.md`)!
    .split(/^---$/m)
    .slice(2)
    .join('---')
    .replace(/<[^>]*>/g, '');
