import { getEntry } from 'astro:content';
import { onceBuilt } from './once-built.ts';
import { pageNames } from './pages.ts';
import { getSite } from './site.ts';

/** The words of controls (src/content/words.yaml), what each page is called, and the language that they are in. */
export type Words = Awaited<ReturnType<typeof getWords>>;

/** Reads the words of controls. */
export const getWords = onceBuilt(async () => {
  const entry = await getEntry('words', 'words');
  if (!entry) throw new Error('src/content/words.yaml is missing or cannot be read');
  const { locale } = await getSite();
  return { ...entry.data, pages: await pageNames(), locale };
});
