import { path } from '../routes.ts';
import { getInOrder } from './entries.ts';
import { getMessages } from './messages.ts';

/** Returns the props of every enquiry form. */
export async function getEnquiryFormProps(site: { phone: string; email: string }) {
  return {
    // Origin of the API, or '' for the site's own.
    apiOrigin: import.meta.env.PUBLIC_API_HOST ?? '',
    phone: site.phone,
    email: site.email,
    messages: (await getMessages()).enquiryForm,
    links: { review: path('review'), privacy: path('privacy'), terms: path('terms') },
    projectTypes: (await getInOrder('services')).map(({ data }) => data.title),
  };
}
