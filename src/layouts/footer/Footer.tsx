import { ContactDetails } from '../../components/ContactDetails/ContactDetails.tsx';
import columns from '../../components/classes/Columns.module.css';
import { Logo } from '../../components/Logo/Logo.tsx';
import type { Agency } from '../../lib/queries/agency.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { mainPages, path } from '../../lib/routes.ts';
import styles from './Footer.module.css';

/** The main pages besides the home page, which the logo links. */
const links = (Object.keys(mainPages) as (keyof typeof mainPages)[]).filter((page) => page !== 'home');

/**
 * Renders the footer: logo, blurb, links to the main pages, Contact Us, Our Vision, copyright and the two legal
 * links, which point home (docs/spec.md, section 2) until site.yaml says otherwise.
 */
export function Footer({ agency, messages }: { agency: Agency; messages: Pick<Messages, 'footer' | 'pages'> }) {
  const { footer, pages } = messages;
  const [terms, privacy] =
    agency.legalLinks === 'pages' ? [path('terms'), path('privacy')] : [path('home'), path('home')];
  return (
    <footer className={`${columns.stackBelowLargePhone} ${styles.footer}`}>
      <div className={styles.agency}>
        <Logo name={agency.name} />
        <p>{agency.blurb}</p>
        <nav aria-label={footer.navigation}>
          <ul>
            {links.map((page) => (
              <li key={page}>
                <a href={path(page)}>{pages[page]}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <section className={styles.contact}>
        <h2>{footer.contact}</h2>
        <ContactDetails agency={agency} />
      </section>
      <section>
        <h2>{footer.vision}</h2>
        <p>{agency.vision}</p>
      </section>
      <div className={styles.legal}>
        <small>{agency.copyright}</small>
        <ul>
          <li>
            <a href={terms}>{footer.terms}</a>
          </li>
          <li>
            <a href={privacy}>{footer.privacy}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
