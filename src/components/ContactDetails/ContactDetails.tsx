import type { Agency } from '../../lib/queries/agency.ts';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';

/** Renders the agency's number, email address and the lines of its address. */
export function ContactDetails({ agency }: { agency: Pick<Agency, 'phone' | 'email' | 'address'> }) {
  return (
    <address>
      <PhoneLink number={agency.phone} />
      <a href={`mailto:${agency.email}`}>{agency.email}</a>
      {agency.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
