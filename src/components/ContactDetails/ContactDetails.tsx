import type { Site } from '../../lib/queries/site.ts';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

/** Renders the agency's number, email address and the lines of its address. */
export function ContactDetails({ site }: { site: Pick<Site, 'phone' | 'email' | 'address'> }) {
  return (
    <address>
      <PhoneLink number={site.phone} />
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {site.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
