// The browser loads this file: zod/mini is smaller than zod.
import * as z from 'zod/mini';
import { interpolate } from '../i18n/interpolate.ts';
import type { Messages } from '../queries/messages.ts';

/** Maximum length of each field (characters). `contact` is the phone number (digits). */
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

/** The field of every form that only bots fill in. A person does not see it. */
export const honeypotField = 'subject';

/** The fields of a single line. */
export const shortFields = enquiryFields.filter((field) => field !== 'message');

/** The five texts of an enquiry (docs/spec.md, section 3). */
export type Enquiry = Record<EnquiryField, string>;

/** One message for each field that breaks a rule. */
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** Validation messages, from src/content/messages.yaml. */
export type EnquiryMessages = Messages['enquiryForm']['errors'];

/**
 * Marks that show nothing by themselves, such as the joiners and directions that come with a pasted Persian or Arabic
 * name.
 */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Local part of an address: as in the HTML standard with single dots inside only, or quoted (RFC 5321, section 4.1.2).
 */
const localPart = /^([\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*|"([ !#-[\]-~]|\\[ -~])*")$/;

/** Label of a domain: as in the HTML standard, with letters of any script. */
const domainLabel = /^[\p{L}\p{Nd}]([\p{L}\p{Nd}\p{M}\p{Join_Control}-]{0,61}[\p{L}\p{Nd}\p{M}])?$/u;

/**
 * Returns the schema of a text that may not be blank. `required` is the message for a blank one. The text stays as
 * typed.
 */
export function textField(maxLength: number, required: string, messages: Pick<EnquiryMessages, 'tooLong' | 'notText'>) {
  return z.string({ error: ({ input }) => (input == null ? required : messages.notText) }).check(
    z.refine((text) => text.replace(invisible, '').trim() !== '', required),
    z.maxLength(maxLength, interpolate(messages.tooLong, { max: maxLength })),
  );
}

/** Returns the schema of a name: letters of any script, with their accents, and the spaces between them. */
export const nameField = (messages: EnquiryMessages) =>
  textField(maxLengths.full_name, messages.full_name.required, messages).check(
    z.refine((name) => /^[\p{L}\p{M}\p{Zs}]+$/u.test(name.trim().replace(invisible, '')), messages.full_name.letters),
  );

/** Returns the schema of an email address. */
export const emailField = (messages: EnquiryMessages) =>
  textField(maxLengths.email, messages.email.required, messages).check(
    z.refine((email) => isEmail(email.trim()), messages.email.address),
  );

/** Returns the schema of a phone number: digits only. */
const phoneField = (messages: EnquiryMessages) =>
  textField(maxLengths.contact, messages.contact.required, { ...messages, tooLong: messages.tooManyDigits }).check(
    z.refine((phone) => /^[0-9]+$/.test(phone.trim()), messages.contact.digits),
  );

/** Returns the schema of an enquiry: the rules of docs/spec.md, section 5, for the browser and the server. */
export const enquirySchema = (messages: EnquiryMessages) =>
  z.object({
    full_name: nameField(messages),
    email: emailField(messages),
    project_type: textField(maxLengths.project_type, messages.project_type.required, messages),
    contact: phoneField(messages),
    message: textField(maxLengths.message, messages.message.required, messages),
  });

/**
 * Checks a form by its schema. Takes anything; returns the fields as sent, or one message for each field that breaks a
 * rule.
 */
export function checkForm<Form extends Record<string, string>>(
  schema: z.ZodMiniType<Form>,
  input: unknown,
): { ok: true; texts: Form } | { ok: false; errors: Partial<Record<keyof Form, string>> } {
  const { success, data, error } = schema.safeParse({ ...Object(input) });
  if (success) return { ok: true, texts: data };
  const errors: Partial<Record<keyof Form, string>> = {};
  for (const { path, message } of error.issues) errors[path[0] as keyof Form] ??= message;
  return { ok: false, errors };
}

/**
 * Returns true for an address that is valid by the HTML standard and has a dot in its domain. The local part must not
 * start or end with a dot, or contain two dots in a row. Quoted local parts and international domains are also valid.
 */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= 64 && localPart.test(local) && labels.length > 1 && labels.every((label) => domainLabel.test(label))
  );
}
