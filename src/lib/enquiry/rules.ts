import * as z from 'zod/mini';
import { interpolate } from '../i18n/interpolate.ts';
import type { Messages } from '../queries/messages.ts';

/** The most characters each field may hold. `contact` is the phone number, whose digits count. */
export const maxLengths = {
  full_name: 100,
  email: 254,
  project_type: 100,
  contact: 20,
  message: 5000,
} as const;

/** A field of the enquiry, by its name in requests (docs/spec.md, section 3). */
export type EnquiryField = keyof typeof maxLengths;

/** The five fields in the order in which the form asks for them. */
export const enquiryFields = Object.keys(maxLengths) as EnquiryField[];

/** The fields of a single line. */
export const shortFields = enquiryFields.filter((field) => field !== 'message');

/** The five fields of an enquiry, stored exactly as typed (docs/spec.md, section 3). */
export type Enquiry = Record<EnquiryField, string>;

/** One message for each field that breaks a rule. */
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** Validation messages, from src/content/messages.yaml. */
export type EnquiryMessages = Messages['enquiryForm']['rules'];

/** Returns true, or the message for an invalid value. */
type Rule = (trimmed: string) => true | string;

/** Marks that show nothing by themselves, such as the joiners and directions that come with a pasted Persian or Arabic name. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Local part of an address: as in the HTML standard with single dots inside only, or quoted (RFC 5321, section 4.1.2). */
const localPart = /^([\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*|"([ !#-[\]-~]|\\[ -~])*")$/;

/** Label of a domain: as in the HTML standard, with letters of any script. */
const domainLabel = /^[\p{L}\p{Nd}]([\p{L}\p{Nd}\p{M}\p{Join_Control}-]{0,61}[\p{L}\p{Nd}\p{M}])?$/u;

/** Returns the rule of a name: letters of any script, with their accents, and the spaces between them. */
export const nameRule = (messages: Pick<EnquiryMessages, 'full_name' | 'tooLong'>) =>
  textField(
    maxLengths.full_name,
    messages.tooLong,
    messages.full_name.required,
    (name) => /^[\p{L}\p{M}\p{Zs}]+$/u.test(name.replace(invisible, '')) || messages.full_name.letters,
  );

/** Returns the rule of an email address. */
export const emailRule = (messages: Pick<EnquiryMessages, 'email' | 'tooLong'>) =>
  textField(
    maxLengths.email,
    messages.tooLong,
    messages.email.required,
    (email) => isEmail(email) || messages.email.address,
  );

/** Returns the rules of docs/spec.md, section 5. */
const rulesWith = (messages: EnquiryMessages): Record<EnquiryField, z.ZodMiniType<string>> => ({
  full_name: nameRule(messages),
  email: emailRule(messages),
  project_type: textField(maxLengths.project_type, messages.tooLong, messages.project_type.required),
  contact: textField(
    maxLengths.contact,
    messages.tooManyDigits,
    messages.contact.required,
    (contact) => /^[0-9]+$/.test(contact) || messages.contact.digits,
  ),
  message: textField(maxLengths.message, messages.tooLong, messages.message.required),
});

/**
 * Checks an enquiry by the rules of docs/spec.md, section 5, in the browser and on the server alike.
 * Takes anything; returns the five fields as sent, or one message for each field that breaks a rule.
 */
export function checkEnquiry(input: unknown, messages: EnquiryMessages) {
  return checkTexts(input, rulesWith(messages), messages.notText);
}

/** Checks the texts of an object, each by its rule. Takes anything. */
export function checkTexts<Field extends string>(
  input: unknown,
  rules: Record<Field, z.ZodMiniType<string>>,
  notText: string,
): { ok: true; texts: Record<Field, string> } | { ok: false; errors: Partial<Record<Field, string>> } {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const errors: Partial<Record<Field, string>> = {};
  const texts = {} as Record<Field, string>;
  for (const field of Object.keys(rules) as Field[]) {
    const value = (Object.hasOwn(given, field) ? given[field] : null) ?? '';
    if (typeof value !== 'string') {
      errors[field] = notText;
      continue;
    }
    const result = rules[field].safeParse(value);
    if (result.success) texts[field] = result.data;
    else errors[field] = result.error.issues[0]!.message;
  }
  return Object.keys(errors).length === 0 ? { ok: true, texts } : { ok: false, errors };
}

/** Returns the fields that may not be empty. */
export function requiredFields(messages: EnquiryMessages): EnquiryField[] {
  const checked = checkEnquiry({}, messages);
  return enquiryFields.filter((field) => !checked.ok && field in checked.errors);
}

/**
 * Returns the schema of a text field of at most `maxLength` characters. The rule sees the text without surrounding spaces; the
 * text itself stays as typed. Without `required`, the message for a missing text, the field may be empty.
 */
export function textField(
  maxLength: number,
  tooLong: string,
  required?: string,
  rule: Rule = () => true,
): z.ZodMiniType<string> {
  return z.string().check((context) => {
    const trimmed = context.value.trim();
    const isBlank = trimmed.replace(invisible, '').trim() === '';
    const message = isBlank
      ? (required ?? true)
      : context.value.length > maxLength
        ? interpolate(tooLong, { max: maxLength })
        : rule(trimmed);
    if (message !== true) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

/**
 * Returns true for an address that is valid by the HTML standard, has a dot in its domain, and no dot at the start, at
 * the end or twice in a row of its local part. Quoted local parts and international domains are valid as well.
 */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= 64 && localPart.test(local) && labels.length > 1 && labels.every((label) => domainLabel.test(label))
  );
}
