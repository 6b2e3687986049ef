import type { Page } from '@playwright/test';
import { type Enquiry, enquiryFields } from '../../src/lib/enquiry/rules.ts';
import { messages } from './content.ts';

const { labels } = messages.enquiryForm;

/** The form's error about an enquiry that was not stored. */
export const failedEnquiry = /fields were not stored|Failed to fetch|is not valid JSON/;

/** Beginning of the message about an enquiry that was not sent, up to the contact details. */
export const notSent = messages.enquiryForm.failed.split('{')[0]!.trim();

/** Returns a valid reply to an article by the labels of its fields. `comment` makes it unique. */
export const reply = (comment: string): Record<string, string> => ({
  [messages.blog.reply.labels.full_name]: 'Leila Haddad',
  [messages.blog.reply.labels.email]: 'leila@haddad.example',
  [messages.blog.reply.labels.website]: 'https://haddad.example',
  [messages.blog.reply.labels.comment]: comment,
});

/** Returns the fields of a valid enquiry. `name` (letters only) makes it unique. */
export const validEnquiry = (name: string): Enquiry => ({
  full_name: name,
  email: 'leila@haddad.example',
  project_type: 'Branding',
  contact: '971501234567',
  message: 'Forty years of boats.\nNobody knows.',
});

/** Returns a valid enquiry by the labels of its fields. */
export const enquiry = (name: string): Record<string, string> =>
  Object.fromEntries(enquiryFields.map((field) => [labels[field], validEnquiry(name)[field]]));

/** Fills in a form by the labels of its fields. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}
