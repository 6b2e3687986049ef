import type { Page } from '@playwright/test';
import type { Enquiry } from '../../src/lib/enquiry/rules.ts';
import { messages } from './content.ts';
import { anEnquiry, aReply } from './samples.ts';

const { labels } = messages.enquiryForm;

/** Returns the texts of a form by the labels of their fields. */
const byLabel = <Field extends string>(labelOf: Record<Field, string>, texts: Record<Field, string>) =>
  Object.fromEntries((Object.keys(texts) as Field[]).map((field) => [labelOf[field], texts[field]]));

/** The form's error about an enquiry that was not stored. */
export const failedEnquiry = /fields were not stored|Failed to fetch|is not valid JSON/;

/** Beginning of the message about an enquiry that was not sent, up to the contact details. */
export const notSent = messages.enquiryForm.failed.split('{')[0]!.trim();

/** Returns a valid reply to an article by the labels of its fields. `comment` makes it unique. */
export const reply = (comment: string): Record<string, string> => {
  const { post: _, ...texts } = aReply('', { comment });
  return byLabel(messages.blog.reply.labels, texts);
};

/** Returns the fields of a valid enquiry. `name` (letters only) makes it unique. */
export const validEnquiry = (name: string): Enquiry => anEnquiry({ full_name: name });

/** Returns a valid enquiry by the labels of its fields. */
export const enquiry = (name: string): Record<string, string> => byLabel(labels, validEnquiry(name));

/** Fills in a form by the labels of its fields. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}
