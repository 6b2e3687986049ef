import * as z from 'zod/mini';

/** The most characters each field may hold; the phone number counts digits. */
export const limits = {
  full_name: 100,
  email: 254,
  project_type: 100,
  contact: 20,
  message: 5000,
} as const;

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

/** Marks that show nothing by themselves, such as the joiners and directions that come with a pasted Persian or Arabic name. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Before the last `@`: what the HTML standard takes, or anything printable in quotes (RFC 5321, section 4.1.2). */
const localPart = /^([\w.!#$%&'*+/=?^`{|}~-]+|"([ !#-[\]-~]|\\[ -~])*")$/;

/** A part of a domain: what the HTML standard takes, with the letters of any script. */
const domainLabel = /^[\p{L}\p{Nd}]([\p{L}\p{Nd}\p{M}\p{Join_Control}-]{0,61}[\p{L}\p{Nd}\p{M}])?$/u;

/** The rules, with the words of spec section 5. */
const rules: Record<EnquiryField, z.ZodMiniType<string>> = {
  // Letters of any script, with their accents, and the spaces between them.
  full_name: text(
    'full_name',
    'Please provide a full name',
    (name) =>
      /^[\p{L}\p{M}\p{Zs}]+$/u.test(name.replace(invisible, '')) ||
      'The full name should only contain alphabetical characters',
  ),
  email: text('email', 'Email is required', (email) => isEmail(email) || 'Please enter a valid email address'),
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
    const isBlank = trimmed.replace(invisible, '').trim() === '';
    const tooLong = context.value.length > most && `Please use at most ${most} ${unit}`;
    const told = isBlank ? required : tooLong || rule(trimmed);
    if (told !== true) context.issues.push({ code: 'custom', message: told, input: context.value });
  });
}

/** Whether e-mail can be sent there: what the HTML standard calls valid, quoted local parts and international domains. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return local.length <= 64 && localPart.test(local) && labels.every((label) => domainLabel.test(label));
}

/** What the phone field accepts of a typed or pasted text: its digits, Arabic and Persian ones as Western ones. */
export function digitsOnly(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[^0-9]/g, '');
}
