import close from '../../assets/icons/close.svg?raw';
import menu from '../../assets/icons/menu.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import type { Site } from '../../queries/site.ts';
import styles from './Header.module.css';

const links = [
  { name: 'Home', href: '/' },
  { name: 'About', href: '/about' },
  { name: 'Services', href: '/service' },
  { name: 'Contact', href: '/contact' },
];

/** Further pages, for the side panel. */
const further = [
  { name: 'About', href: '/about' },
  { name: 'Services', href: '/service' },
  { name: 'Portfolio', href: '/portfolio' },
  { name: 'Blog', href: '/blog' },
  { name: 'Team', href: '/team' },
  { name: 'FAQ', href: '/faq' },
  { name: 'Contact', href: '/contact' },
];

/** The alternative homes and the showcases (spec section 2), for the side panel. */
const alternativeHomes = [
  { name: 'Photography', href: '/photography-agency' },
  { name: 'Digital', href: '/digital-agency' },
  { name: 'Marketing', href: '/marketing-agency' },
  { name: 'Freelancer', href: '/freelancer-agency' },
  { name: 'Architecture', href: '/architecture-agency' },
  { name: 'Creative solution', href: '/creative-solution' },
  { name: 'Personal portfolio', href: '/personal-portfolio' },
  { name: 'Creative portfolio', href: '/creative-portfolio' },
  { name: 'Showcase', href: '/showcase-portfolio' },
  { name: 'Case studies', href: '/case-study-showcase' },
  { name: 'Films', href: '/video-showcase' },
];

interface HeaderProps {
  site: Site;
  /** The address of this page, to mark where the visitor is. */
  path: string;
  /** Where the links stand: in the middle, or at the end where the middle is no calm ground. */
  nav?: 'middle' | 'end';
  /** What it stands on. */
  ground?: 'paper' | 'ink';
  /** The page opens dark: light until the page is scrolled. */
  night?: boolean;
  /** Slim, and as light or dark as what is under it: the header of the full-width group. */
  slim?: boolean;
}

/**
 * Logo, navigation, mobile menu and side panel (spec section 2). Menu and panel are popovers: they open, close
 * on Escape and hand the focus back without script.
 */
export function Header({ site, path, nav = 'middle', ground = 'paper', night = false, slim = false }: HeaderProps) {
  const listOf = (pages: typeof links, className?: string) => (
    <ul className={className}>
      {pages.map(({ name, href }) => (
        <li key={href}>
          <a href={href} aria-current={path === href ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  const navigation = listOf(links);
  return (
    <header
      className={`${styles.header} ${styles[ground] ?? ''} ${night ? styles.night : ''} ${slim ? styles.slim : ''}`}
      id="header"
    >
      <div className={`${styles.bar} ${styles[nav] ?? ''}`}>
        <Logo name={site.name} />
        <nav className={styles.nav} aria-label="Main">
          {navigation}
        </nav>
        <button type="button" className={`${styles.round} ${styles.menuToggle}`} popoverTarget="menu" aria-label="Menu">
          <Icon svg={menu} />
        </button>
        <button
          type="button"
          className={`${styles.round} ${styles.panelToggle}`}
          popoverTarget="side-panel"
          aria-label="Open side panel"
        >
          <Icon svg={menu} />
        </button>
      </div>

      <div id="menu" popover="auto" role="dialog" aria-label="Menu" className={styles.menu}>
        <button
          type="button"
          className={styles.round}
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon svg={close} />
        </button>
        <nav aria-label="Main menu">{navigation}</nav>
        <button type="button" className={styles.details} popoverTarget="side-panel">
          Contact details
        </button>
      </div>

      <div id="side-panel" popover="auto" role="dialog" aria-label="Side panel" className={styles.panel}>
        <button
          type="button"
          className={styles.round}
          popoverTarget="side-panel"
          popoverTargetAction="hide"
          aria-label="Close side panel"
        >
          <Icon svg={close} />
        </button>
        <p className={styles.vision}>{site.vision}</p>
        <nav aria-label="Further pages">{listOf(further, styles.further)}</nav>
        <nav aria-labelledby="alternative-homes" className={styles.alternativeHomes}>
          <p id="alternative-homes">The same agency, in other rooms</p>
          {listOf(alternativeHomes, styles.further)}
        </nav>
        <div className={styles.columns}>
          <address>
            <PhoneLink number={site.phone} />
            <a href={`mailto:${site.email}`}>{site.email}</a>
            {site.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {site.social.length > 0 && (
            <ul>
              {site.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </header>
  );
}
