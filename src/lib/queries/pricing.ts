import { getInOrder } from './entries.ts';

/** One plan of the pricing section. */
export type Plan = Awaited<ReturnType<typeof getPricingPlans>>[number];

/** Billing periods of a plan. */
export type Billing = keyof Plan['price'];

/** Returns the pricing plans. */
export async function getPricingPlans() {
  return (await getInOrder('pricing')).map(({ data }) => data);
}
