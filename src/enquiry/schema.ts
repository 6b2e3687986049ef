import * as z from 'zod/mini';
import { fill } from '../i18n/fill.ts';

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

/** Those that are written on one line. */
export const shortFields = enquiryFields.filter((field) => field !== 'message');

/** What a visitor sends: five texts, kept exactly as typed (spec section 3). */
export type Enquiry = Record<EnquiryField, string>;

/** One message for each field that breaks a rule. */
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** What a visitor is told of a field that breaks a rule; the texts stand in src/content/words.yaml. */
export interface EnquiryMessages {
  full_name: { required: string; letters: string };
  email: { required: string; address: string };
  project_type: { required: string };
  contact: { required: string; digits: string };
  message: { required: string };
  /** With `{most}`, the limit of the field. */
  tooLong: string;
  tooManyDigits: string;
}

/** The rule that a field keeps beyond being there: true, or what to tell the visitor. */
type Rule = (trimmed: string) => true | string;

/** Marks that show nothing by themselves, such as the joiners and directions that come with a pasted Persian or Arabic name. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Before the last `@`: what the HTML standard takes, or anything printable in quotes (RFC 5321, section 4.1.2). */
const localPart = /^([\w.!#$%&'*+/=?^`{|}~-]+|"([ !#-[\]-~]|\\[ -~])*")$/;

/** A part of a domain: what the HTML standard takes, with the letters of any script. */
const domainLabel = /^[\p{L}\p{Nd}]([\p{L}\p{Nd}\p{M}\p{Join_Control}-]{0,61}[\p{L}\p{Nd}\p{M}])?$/u;

/** The rules of spec section 5. */
const rulesWith = (messages: EnquiryMessages): Record<EnquiryField, z.ZodMiniType<string>> => ({
  // Letters of any script, with their accents, and the spaces between them.
  full_name: text(
    'full_name',
    messages,
    messages.full_name.required,
    (name) => /^[\p{L}\p{M}\p{Zs}]+$/u.test(name.replace(invisible, '')) || messages.full_name.letters,
  ),
  email: text('email', messages, messages.email.required, (email) => isEmail(email) || messages.email.address),
  project_type: text('project_type', messages, messages.project_type.required),
  contact: text(
    'contact',
    messages,
    messages.contact.required,
    (contact) => /^[0-9]+$/.test(contact) || messages.contact.digits,
  ),
  message: text('message', messages, messages.message.required),
});

/**
 * Checks an enquiry by the rules of spec section 5, in the browser and on the server alike.
 * Takes anything; returns the five fields as sent, or one message for each field that breaks a rule.
 */
export function checkEnquiry(
  input: unknown,
  messages: EnquiryMessages,
): { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors } {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const errors: EnquiryErrors = {};
  const enquiry = {} as Enquiry;
  const rules = rulesWith(messages);
  for (const field of enquiryFields) {
    const value = Object.hasOwn(given, field) ? given[field] : '';
    const result = rules[field].safeParse(typeof value === 'string' ? value : '');
    if (result.success) enquiry[field] = result.data;
    else errors[field] = result.error.issues[0]!.message;
  }
  return Object.keys(errors).length === 0 ? { ok: true, enquiry } : { ok: false, errors };
}

/** The fields that may not be left empty. */
export function requiredFields(messages: EnquiryMessages): EnquiryField[] {
  const checked = checkEnquiry({}, messages);
  return enquiryFields.filter((field) => !checked.ok && field in checked.errors);
}

/**
 * A text. Its rule looks at it without the spaces around it; the text itself stays as typed. A value that is no text at
 * all counts as missing. Without `required`, what a visitor is told where it is missing, it may be left empty.
 */
function text(
  field: EnquiryField,
  messages: EnquiryMessages,
  required?: string,
  rule: Rule = () => true,
): z.ZodMiniType<string> {
  const most = limits[field];
  return z.string().check((context) => {
    const trimmed = context.value.trim();
    const isBlank = trimmed.replace(invisible, '').trim() === '';
    const tooLong = field === 'contact' ? messages.tooManyDigits : messages.tooLong;
    const told = isBlank ? (required ?? true) : context.value.length > most ? fill(tooLong, { most }) : rule(trimmed);
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
