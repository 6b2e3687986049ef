import { z } from 'astro/zod';
import { profile } from './references.ts';

/** The agency itself: name, contact details, words that every page shares. */
export const site = z.object({
  name: z.string(),
  titleSuffix: z.string(),
  phone: z.string(),
  email: z.email(),
  address: z.array(z.string()).min(1),
  // The quarter and the city, as said in passing.
  place: z.string(),
  map: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    plan: z.string(),
    show: z.string(),
    note: z.string(),
    name: z.string(),
    directions: z.string(),
  }),
  hours: z.string(),
  blurb: z.string(),
  vision: z.string(),
  copyright: z.string(),
  legalLinks: z.enum(['home', 'pages']),
  social: z.array(z.object({ name: z.string(), url: profile })),
  facts: z.array(z.object({ title: z.string(), factNumber: z.string() })).length(3),
  sectors: z.array(z.string()).length(12),
});
