import { getLogo } from '../media/logos.ts';
import { getInOrder } from './entries.ts';

/** A partner's name and logo. */
export type PartnerLogo = Awaited<ReturnType<typeof getPartnerLogos>>[number];

/** Returns the partners with their logos and aspect ratios. */
export async function getPartnerLogos() {
  return (await getInOrder('partners')).map(({ id, data: { name } }) => ({ name, ...getLogo(id) }));
}
