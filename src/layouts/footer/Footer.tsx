import { Logo } from '../../components/Logo/Logo.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import type { Site } from '../../queries/site.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './Footer.module.css';

/**
 * Logo, blurb, Contact Us, Our Vision, copyright and the two legal links, which point home (spec section 2) until
 * site.yaml says otherwise.
 */
export function Footer({ site, words }: { site: Site; words: Words['footer'] }) {
  const [terms, privacy] =
    site.legalLinks === 'pages' ? [path('terms'), path('privacy')] : [path('home'), path('home')];
  return (
    <footer className={styles.footer}>
      <div className={styles.agency}>
        <Logo name={site.name} />
        <p>{site.blurb}</p>
      </div>
      <section className={styles.contact}>
        <h2>{words.contact}</h2>
        <address>
          <PhoneLink number={site.phone} />
          <a href={`mailto:${site.email}`}>{site.email}</a>
          {site.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      <section className={styles.vision}>
        <h2>{words.vision}</h2>
        <p>{site.vision}</p>
      </section>
      <div className={styles.legal}>
        <small>{site.copyright}</small>
        <ul>
          <li>
            <a href={terms}>{words.terms}</a>
          </li>
          <li>
            <a href={privacy}>{words.privacy}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
