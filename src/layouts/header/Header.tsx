import close from '../../assets/icons/close.svg?raw';
import menu from '../../assets/icons/menu.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import type { Site } from '../../queries/site.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './Header.module.css';

const links = ['home', 'about', 'service', 'contact'] as const;

/** Further pages, for the side panel. */
const further = ['about', 'service', 'portfolio', 'blog', 'team', 'faq', 'contact'] as const;

/** The alternative homes and the showcases (spec section 2), for the side panel. */
const alternativeHomes = [
  'photography',
  'digital',
  'marketing',
  'freelancer',
  'architecture',
  'creativeSolution',
  'personal',
  'creativePortfolio',
  'showcasePortfolio',
  'caseStudyShowcase',
  'videoShowcase',
] as const;

interface HeaderProps {
  site: Site;
  words: Words;
  /** The address of this page, to mark where the visitor is. */
  here: string;
  /** Where the links stand: in the middle, or at the end where the middle is over a picture. */
  nav?: 'middle' | 'end';
  /** The background of the page. */
  ground?: 'paper' | 'ink';
  /** The page opens dark: light until the page is scrolled. */
  night?: boolean;
  /** Slim, and light or dark by what is behind it: the header of the full-width group. */
  slim?: boolean;
}

/**
 * Logo, navigation, mobile menu and side panel (spec section 2). Menu and panel are popovers: they open, close
 * on Escape and hand the focus back without script.
 */
export function Header({
  site,
  words,
  here,
  nav = 'middle',
  ground = 'paper',
  night = false,
  slim = false,
}: HeaderProps) {
  const { header } = words;
  const listOf = (pages: readonly (keyof Words['pages'])[], className?: string) => (
    <ul className={className}>
      {pages.map((page) => (
        <li key={page}>
          <a href={path(page)} aria-current={path(page) === here ? 'page' : undefined}>
            {words.pages[page]}
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
        <nav className={styles.nav} aria-label={header.navigation}>
          {navigation}
        </nav>
        <button
          type="button"
          className={`${styles.round} ${styles.menuToggle}`}
          popoverTarget="menu"
          aria-label={header.menu}
        >
          <Icon svg={menu} />
        </button>
        <button
          type="button"
          className={`${styles.round} ${styles.panelToggle}`}
          popoverTarget="side-panel"
          aria-label={header.openPanel}
        >
          <Icon svg={menu} />
        </button>
      </div>

      <div id="menu" popover="auto" role="dialog" aria-label={header.menu} className={styles.menu}>
        <button
          type="button"
          className={styles.round}
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={header.closeMenu}
        >
          <Icon svg={close} />
        </button>
        <nav aria-label={header.menuNavigation}>{navigation}</nav>
        <button type="button" className={styles.details} popoverTarget="side-panel">
          {header.contactDetails}
        </button>
      </div>

      <div id="side-panel" popover="auto" role="dialog" aria-label={header.panel} className={styles.panel}>
        <button
          type="button"
          className={styles.round}
          popoverTarget="side-panel"
          popoverTargetAction="hide"
          aria-label={header.closePanel}
        >
          <Icon svg={close} />
        </button>
        <p className={styles.vision}>{site.vision}</p>
        <nav aria-label={header.furtherPages}>{listOf(further, styles.further)}</nav>
        <nav aria-labelledby="alternative-homes" className={styles.alternativeHomes}>
          <p id="alternative-homes">{header.alternativeHomes}</p>
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
