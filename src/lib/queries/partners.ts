import { logo } from '../media/logos.ts';
import { inOrder } from './entries.ts';

/** Returns the partners with their logos and aspect ratios. */
export async function partnerLogos() {
  return (await inOrder('partners')).map(({ id, data: { name } }) => ({ name, ...logo(id) }));
}
