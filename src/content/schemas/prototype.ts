import { z } from 'astro/zod';
import { text, titledText } from './fields.ts';
import { template } from './template.ts';

const whole = z.int().positive();

/**
 * A prototype of five screens that sends money home: `salary`, `recipient`, `amount`, `summary` and `remaining`, each
 * with a note beside it.
 */
export const prototype = z.strictObject({
  title: text,
  text,
  caption: text,
  // Accessible names of the prototype and of each screen.
  label: text,
  screen: template('number', 'count'),
  back: text,
  salary: whole.max(99_999),
  rent: whole,
  fee: whole,
  // Two decimal places, so that no amount has to be rounded.
  rate: z.number().positive().multipleOf(0.01),
  people: z.array(z.strictObject({ name: text, about: text, usual: whole })).min(2),
  screens: z.strictObject({
    salary: z.strictObject({
      title: text,
      unit: text,
      lines: z.tuple([
        z.strictObject({ title: text, text, figure: template('salary') }),
        z.strictObject({ title: text, text, figure: template('rent') }),
      ]),
      terms: template('fee', 'rate'),
      next: text,
      note: titledText,
    }),
    recipient: z.strictObject({ title: text, note: titledText }),
    amount: z.strictObject({
      title: template('name'),
      label: text,
      slider: text,
      arrives: template('arrives'),
      wrong: template('max'),
      next: text,
      note: titledText,
    }),
    summary: z.strictObject({
      title: template('name', 'arrives', 'total', 'amount', 'rate', 'fee'),
      next: template('total'),
      note: titledText,
    }),
    remaining: z.strictObject({
      title: template('name'),
      text: template('arrives'),
      label: text,
      next: text,
      note: titledText,
    }),
  }),
});

/** Content of a prototype. */
export type Prototype = z.output<typeof prototype>;
