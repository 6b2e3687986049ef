import * as z from 'zod/mini';

/** The most characters each field may hold; the phone number counts digits. */
export const limits = {
  full_name: 100,
  email: 254,
  project_type: 100,
  contact: 20,
  message: 5000,
} as const;

/**
 * The least time in which a person fills in the form, in milliseconds. What says that it took less is set aside by
 * the server; the site's own form waits until it has passed.
 */
export const leastFillMs = 2000;

/** A field of the enquiry, by the name it travels under (spec section 3). */
export type EnquiryField = keyof typeof limits;

/** The five fields in the order in which the form asks for them. */
export const enquiryFields = Object.keys(limits) as EnquiryField[];

/** What a visitor sends: five texts, kept exactly as typed (spec section 3). */
export type Enquiry = Record<EnquiryField, string>;

/** One message for each field that breaks a rule. */
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** The rule that a field keeps beyond being there: true, or what to tell the visitor. */
type Rule = (trimmed: string) => true | string;

/** The rules, with the words of spec section 5. */
const rules: Record<EnquiryField, z.ZodMiniType<string>> = {
  // Letters of any script, with their accents, and the spaces between them.
  full_name: text(
    'full_name',
    'Please provide a full name',
    (name) => /^[\p{L}\p{M}\p{Zs}]+$/u.test(name) || 'The full name should only contain alphabetical characters',
  ),
  email: text(
    'email',
    'Email is required',
    (email) => z.email().safeParse(email).success || 'Please enter a valid email address',
  ),
  project_type: text('project_type', 'Project type is required'),
  contact: text(
    'contact',
    'Contact number is required',
    (contact) => /^[0-9]+$/.test(contact) || 'The contact number should only contain digits',
  ),
  message: text('message', 'Message is required!'),
};

/**
 * Checks an enquiry by the rules of spec section 5, in the browser and on the server alike.
 * Takes anything; returns the five fields as sent, or one message for each field that breaks a rule.
 */
export function checkEnquiry(input: unknown): { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors } {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const errors: EnquiryErrors = {};
  const enquiry = {} as Enquiry;
  for (const field of enquiryFields) {
    const value = Object.hasOwn(given, field) ? given[field] : '';
    const result = rules[field].safeParse(value);
    if (result.success) enquiry[field] = result.data;
    else errors[field] = result.error.issues[0]?.message ?? 'Please check this field';
  }
  return Object.keys(errors).length === 0 ? { ok: true, enquiry } : { ok: false, errors };
}

/**
 * A required text. Its rules look at it without the spaces around it; the text itself stays as typed.
 * A value that is no text at all counts as missing.
 */
function text(field: EnquiryField, required: string, rule: Rule = () => true): z.ZodMiniType<string> {
  const most = limits[field];
  const unit = field === 'contact' ? 'digits' : 'characters';
  return z.string(required).check((context) => {
    const trimmed = context.value.trim();
    const tooLong = context.value.length > most && `Please use at most ${most} ${unit}`;
    const told = trimmed === '' ? required : tooLong || rule(trimmed);
    if (told !== true) context.issues.push({ code: 'custom', message: told, input: context.value });
  });
}

const arabicDigits = '٠١٢٣٤٥٦٧٨٩';

/** What the phone field accepts of a typed or pasted text: its digits, Arabic ones as Western ones. */
export function digitsOnly(typed: string): string {
  return typed
    .replace(/[٠-٩]/g, (digit) => String(arabicDigits.indexOf(digit)))
    .replace(/[^0-9]/g, '')
    .slice(0, limits.contact);
}
