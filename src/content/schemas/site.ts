import { z } from 'astro/zod';
import { isLocale } from '../../lib/i18n/is-locale.ts';
import { fact, profile, text } from './fields.ts';

/** The agency itself: name, contact details, words that every page shares. */
export const site = z.strictObject({
  name: text,
  titleSuffix: text,
  phone: text,
  email: z.email(),
  address: z.array(text).min(1),
  // District and city, for use within sentences.
  place: text,
  city: text,
  country: z.string().regex(/^[A-Z]{2}$/, 'a country is two capital letters, such as AE'),
  timeZone: z
    .string()
    .refine((name) => Intl.supportedValuesOf('timeZone').includes(name), 'a time zone is a name such as Asia/Dubai'),
  locale: z.string().refine(isLocale, 'a locale is a language and a country, such as en-GB'),
  direction: z.enum(['ltr', 'rtl']),
  map: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      plan: text,
      // In the plan's units: the office's centre; for a label, x is where the text starts, y is its
      // baseline, and `turn` the degrees by which it is turned clockwise.
      office: z.strictObject({ x: z.number(), y: z.number() }),
      labels: z.array(z.strictObject({ text, x: z.number(), y: z.number(), turn: z.number().default(0) })),
      show: text,
      note: text,
      name: text,
      directions: text,
    })
    .optional(),
  hours: text,
  blurb: text,
  vision: text,
  copyright: text,
  legalLinks: z.enum(['home', 'pages']),
  social: z.array(z.strictObject({ name: text, url: profile })),
  facts: z.array(fact).length(3),
  sectors: z.array(text).length(12),
});
