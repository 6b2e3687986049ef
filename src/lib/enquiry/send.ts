import { apiPaths } from '../routes.ts';
import type { Enquiry, EnquiryErrors } from './rules.ts';

/** Result of sending an enquiry: stored, or refused with a message for each field that breaks a rule. */
export type EnquiryResponse = { success: true } | { success: false; errors: EnquiryErrors };

/**
 * Posts the five fields as JSON to `{host}/api/create/contact` (docs/spec.md, section 7) and reads the success flag.
 * `host` is the absolute address of the API, or empty for the site's own. Throws when the service cannot be
 * reached or answers with anything but JSON.
 */
export async function sendEnquiry(host: string, enquiry: Enquiry): Promise<EnquiryResponse> {
  const response = await fetch(host + apiPaths.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(enquiry),
  });
  const body = (await response.json()) as { success?: unknown; errors?: EnquiryErrors };
  return body.success === true ? { success: true } : { success: false, errors: body.errors ?? {} };
}
