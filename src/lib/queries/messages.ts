import { getEntry } from 'astro:content';
import { getAgency } from './agency.ts';
import { cachedInProduction } from './cached-in-production.ts';
import { getPageNames } from './pages.ts';

/** Messages of controls (src/content/messages.yaml), names of the pages, and the site's language. */
export type Messages = Awaited<ReturnType<typeof getMessages>>;

/** Returns the messages of controls and page names. */
export const getMessages = cachedInProduction(async () => {
  const entry = await getEntry('messages', 'messages');
  if (!entry) throw new Error('src/content/messages.yaml is missing or cannot be read');
  const { locale } = await getAgency();
  return { ...entry.data, pages: await getPageNames(), locale };
});
