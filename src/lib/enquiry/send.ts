import type { Enquiry, EnquiryErrors } from './schema.ts';

/** Result of sending an enquiry: stored, or refused with a message for each field that breaks a rule. */
export type EnquiryResponse = { success: true } | { success: false; errors: EnquiryErrors };

/**
 * Posts the five fields as JSON to `{host}/api/create/contact` (docs/spec.md, section 7) and reads the success flag.
 * `host` is the absolute address of the API, or empty for the site's own. Throws when the service cannot be
 * reached or answers with anything but JSON.
 */
export async function sendEnquiry(host: string, enquiry: Enquiry): Promise<EnquiryResponse> {
  const { success, errors = {} } = await postJson(`${host}/api/create/contact`, enquiry);
  return success === true ? { success: true } : { success: false, errors };
}

/** Posts a form's fields as JSON and returns the server's answer. */
export async function postJson(
  url: string,
  fields: object,
): Promise<{ success?: unknown; errors?: Record<string, string>; message?: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(fields),
  });
  return response.json();
}
