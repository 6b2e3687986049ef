import { fill } from './fill.ts';

/** A text for each plural category of a language: `one`, `other` and, where it has them, `zero`, `two`, `few`, `many`. */
export type PluralForms = { [Category in Intl.LDMLPluralRule]?: string | undefined };

/** The rules of each language, made once: that takes longer than a whole search. */
const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}

/** The form of a text that goes with a number, filled in; `{count}` is the number itself. */
export function plural(
  forms: PluralForms,
  count: number,
  locale: string,
  values: Record<string, string | number> = {},
): string {
  const text = forms[rulesOf(locale).select(count)] ?? forms.other ?? '';
  return fill(text, { count, ...values });
}
