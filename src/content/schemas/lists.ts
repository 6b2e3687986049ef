import { z } from 'astro/zod';
import { faqCategories } from '../../lib/categories.ts';
import { personName, sitePath, text } from './fields.ts';
import { pictureName } from './references.ts';

/* Entries of the lists with few fields. */

/** The awards timeline, newest first. */
export const awards = z.strictObject({
  year: z.int(),
  name: text,
  position: text,
  type: text,
});

/** Questions and answers, in the categories of docs/spec.md, section 2. */
export const faq = z.strictObject({
  category: z.enum(faqCategories),
  question: text,
  answer: z.array(text).min(1),
});

/** A picture of the gallery on the home page. */
export const gallery = z.strictObject({ picture: pictureName });

/** A partner, known by its logo. */
export const partners = z.strictObject({ name: text });

/** Pricing plans: three plans with a monthly and a yearly price. */
export const pricing = z.strictObject({
  title: text,
  // The target group, in one line.
  audience: text,
  price: z.strictObject({ monthly: z.int().positive(), yearly: z.int().positive() }),
  currency: z.string().length(3),
  features: z.array(text).length(6),
  // The plan is added as a query.
  btnLink: sitePath.regex(/^[^?#]*$/, 'is a path without ? and #').meta({ pagePath: true }),
  btnText: text,
  timeline: text,
});

/** Stages of a person's career, oldest first. */
export const resume = z.strictObject({ year: z.int(), title: text, subTitle: text });

/** Skills of one person, in per cent. */
export const skills = z.strictObject({
  title: text,
  factNumber: z.int().min(0).max(100),
  note: text,
});

/** A client's testimonial. */
export const testimonials = z.strictObject({
  text,
  avatarName: personName,
  avatarDesignation: text,
  thumbnail: pictureName,
  // Half points on the scale of 0 to 5.
  ratings: z.number().min(0).max(5).multipleOf(0.5),
});
