import { fill } from './fill.ts';

/** A text for each plural category of a language: `one`, `other` and, where it has them, `zero`, `two`, `few`, `many`. */
export type PluralForms = { [Category in Intl.LDMLPluralRule]?: string | undefined };

/** The form of a text that goes with a number, filled in; `{count}` is the number itself. */
export function plural(
  forms: PluralForms,
  count: number,
  locale: string,
  values: Record<string, string | number> = {},
): string {
  const text = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? '';
  return fill(text, { count, ...values });
}
