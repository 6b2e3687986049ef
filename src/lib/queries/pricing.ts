import { inOrder } from './entries.ts';

/** One plan of the pricing section. */
export type Plan = Awaited<ReturnType<typeof pricingPlans>>[number];

/** Billing periods of a plan. */
export type Billing = keyof Plan['price'];

/** Returns the pricing plans. */
export async function pricingPlans() {
  return (await inOrder('pricing')).map(({ data }) => data);
}
