import { capitalise } from '../i18n/letter-case.ts';

/** Converts a slug to a title: `falcon-training` becomes `Falcon Training`. */
export function titleFromSlug(slug: string): string {
  return slug.split('-').filter(Boolean).map(capitalise).join(' ');
}
