import { apiPaths } from '../routes.ts';
import type { Enquiry, EnquiryErrors } from './rules.ts';

/**
 * Posts the five fields as JSON to `{host}/api/create/contact` (docs/spec.md, section 7). `host` is the absolute
 * address of the API, or empty for the site's own. Resolves to the server's messages by field, or to undefined once the
 * enquiry is stored. Rejects if it is neither.
 */
export async function sendEnquiry(host: string, enquiry: Enquiry): Promise<EnquiryErrors | undefined> {
  const response = await fetch(host + apiPaths.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(enquiry),
  });
  const { success, errors, message } = await response.json();
  if (success === true) return undefined;
  if (!errors) throw new Error(`The service did not accept the enquiry: ${message}`);
  return errors;
}
