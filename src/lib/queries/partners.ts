import { getLogo } from '../media/logos.ts';
import { getInOrder } from './entries.ts';

/** A partner's name and logo. */
export type Partner = Awaited<ReturnType<typeof getPartners>>[number];

/** Returns the partners with their logos and aspect ratios. */
export async function getPartners() {
  return (await getInOrder('partners')).map(({ id, data: { name } }) => ({ name, ...getLogo(id) }));
}
