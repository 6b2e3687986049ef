import { expect, test } from 'vitest';
import { type BuiltModule, modulesOf, withModuleLinks } from './module-links.ts';

const built: Record<string, BuiltModule> = {
  '/_astro/client.js': { text: 'import{r}from"./react.js";export default r', weight: 60_000 },
  '/_astro/react.js': { text: 'export const r=1', weight: 3000 },
  '/_astro/Slider.js': { text: 'import"./react.js";import{e}from`./embla.js`;export{e}', weight: 1000 },
  '/_astro/embla.js': { text: 'export const e=1', weight: 6000 },
  '/_astro/Form.js': { text: 'import{r}from"./react.js"', weight: 16_000 },
  '/_astro/Showcase.js': { text: 'const later=()=>import("./embla.js")', weight: 3000 },
};
const find = (address: string) => built[address];
const island = (name: string) =>
  `<astro-island component-url="/_astro/${name}.js" renderer-url="/_astro/client.js" props="{}"><p></p></astro-island>`;

test('a page names React and its islands with all that they import, each once', () => {
  expect(modulesOf(island('Slider') + island('Slider'), find)).toEqual([
    '/_astro/client.js',
    '/_astro/react.js',
    '/_astro/Slider.js',
    '/_astro/embla.js',
  ]);
});

test('what an island imports later is named too', () => {
  expect(modulesOf(island('Showcase'), find)).toContain('/_astro/embla.js');
});

test('an island that would go beyond what a page may fetch ahead is left for when it is used', () => {
  const modules = modulesOf(island('Slider') + island('Form') + island('Showcase'), find, 75_000);
  expect(modules).not.toContain('/_astro/Form.js');
  expect(modules).toContain('/_astro/Showcase.js');
});

test('React is fetched ahead for an island that is too large itself', () => {
  expect(modulesOf(island('Form'), find, 75_000)).toEqual(['/_astro/client.js', '/_astro/react.js']);
});

test('the list stands at the end of the page, in a template, which fetches nothing', () => {
  const page = `<html><head></head><body>${island('Slider')}</body></html>`;
  expect(withModuleLinks(page, find)).toMatch(
    /<template data-modules><link rel="modulepreload" href="\/_astro\/client\.js">.*<\/template><\/body><\/html>$/,
  );
});

test('a page without islands stays as it is', () => {
  const page = '<html><body><p>Words.</p></body></html>';
  expect(withModuleLinks(page, find)).toBe(page);
});
