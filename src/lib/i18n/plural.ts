import { interpolate } from './interpolate.ts';

/** Texts for the plural categories of a language: `one`, `other` and, if it has them, `zero`, `two`, `few`, `many`. */
export type PluralForms = { [Category in Intl.LDMLPluralRule]?: string | undefined };

/** Cache of the plural rules of each language, which are slow to create. */
const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  const cached = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, cached);
  return cached;
}

/** Returns the plural form for a number, with `{count}` replaced by it. */
export function plural(
  forms: PluralForms,
  count: number,
  locale: string,
  values: Record<string, string | number> = {},
): string {
  const text = forms[rulesOf(locale).select(count)] ?? forms.other ?? '';
  return interpolate(text, { count, ...values });
}
