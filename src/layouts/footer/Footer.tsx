import { Logo } from '../../components/Logo/Logo.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import type { Site } from '../../queries/site.ts';
import styles from './Footer.module.css';

/**
 * Logo, blurb, Contact Us, Our Vision, copyright and the two legal links, which point home (spec section 2) until
 * site.yaml says otherwise.
 */
export function Footer({ site }: { site: Site }) {
  const [terms, privacy] = site.legalLinks === 'pages' ? ['/terms', '/privacy'] : ['/', '/'];
  return (
    <footer className={styles.footer}>
      <div className={styles.agency}>
        <Logo name={site.name} />
        <p>{site.blurb}</p>
      </div>
      <section className={styles.contact}>
        <h2>Contact Us</h2>
        <address>
          <PhoneLink number={site.phone} />
          <a href={`mailto:${site.email}`}>{site.email}</a>
          {site.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      <section className={styles.vision}>
        <h2>Our Vision</h2>
        <p>{site.vision}</p>
      </section>
      <div className={styles.legal}>
        <small>{site.copyright}</small>
        <ul>
          <li>
            <a href={terms}>Terms of Use</a>
          </li>
          <li>
            <a href={privacy}>Privacy Policy</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
