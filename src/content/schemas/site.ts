import { z } from 'astro/zod';
import { profile } from './references.ts';
import { text } from './text.ts';

/** The agency itself: name, contact details, words that every page shares. */
export const site = z.strictObject({
  name: text,
  titleSuffix: text,
  phone: text,
  email: z.email(),
  address: z.array(text).min(1),
  // The quarter and the city, as said in passing.
  place: text,
  map: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    plan: text,
    show: text,
    note: text,
    name: text,
    directions: text,
  }),
  hours: text,
  blurb: text,
  vision: text,
  copyright: text,
  legalLinks: z.enum(['home', 'pages']),
  social: z.array(z.strictObject({ name: text, url: profile })),
  facts: z.array(z.strictObject({ title: text, factNumber: text })).length(3),
  sectors: z.array(text).length(12),
});
