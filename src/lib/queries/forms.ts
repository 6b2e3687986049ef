import { apiPaths, path } from '../routes.ts';
import { getDataInOrder } from './entries.ts';
import { getMessages } from './messages.ts';

/** Origin of the API, or '' for the site's own. */
const apiOrigin = import.meta.env.PUBLIC_API_HOST ?? '';

/** URLs to which the reply form sends, with script and without. */
export const replyUrls = { api: apiOrigin + apiPaths.reply, form: apiOrigin + path('reply') };

/** Returns the props of every enquiry form. */
export async function getEnquiryFormProps(agency: { phone: string; email: string }) {
  return {
    apiOrigin,
    phone: agency.phone,
    email: agency.email,
    messages: (await getMessages()).enquiryForm,
    links: { review: path('review'), privacy: path('privacy'), terms: path('terms') },
    projectTypes: (await getDataInOrder('services')).map(({ title }) => title),
  };
}
