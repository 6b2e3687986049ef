import { logo } from '../media/logos.ts';
import { picture } from '../media/pictures.ts';
import { inOrder } from './entries.ts';

/** A client's testimonial (docs/spec.md, section 3). */
export type Testimonial = Awaited<ReturnType<typeof sliderTestimonials>>[number];

/** Returns all testimonials for their slider. */
export async function sliderTestimonials() {
  return Promise.all(
    (await inOrder('testimonials')).map(async ({ id, data }) => ({
      ...data,
      id,
      thumbnail: await picture(data.thumbnail, { widest: 320 }),
    })),
  );
}

/** Returns the partners with their logos and aspect ratios. */
export async function partnerLogos() {
  return (await inOrder('partners')).map(({ id, data: { name } }) => ({ name, ...logo(id) }));
}

/** One plan of the pricing section. */
export type Plan = Awaited<ReturnType<typeof pricingPlans>>[number];

/** Billing periods of a plan. */
export type Billing = keyof Plan['price'];

/** Returns the pricing plans. */
export async function pricingPlans() {
  return (await inOrder('pricing')).map(({ data }) => data);
}

/** One entry of the timeline (docs/spec.md, section 3). */
export type Award = Awaited<ReturnType<typeof getAwards>>[number];

/** Returns the awards in their order. They are props of an island, so `order` is left out of the page. */
export async function getAwards() {
  return (await inOrder('awards')).map(({ data: { order: _, ...award } }) => award);
}

/** A skill (docs/spec.md, section 9). */
export type Skill = Awaited<ReturnType<typeof getSkills>>[number];

/** Returns the skills, which are in per cent. */
export async function getSkills() {
  return (await inOrder('skills')).map(({ data }) => data);
}

/** Returns the stops of the résumé, first to last. */
export async function getResume() {
  return (await inOrder('resume')).map(({ data }) => data);
}
