import type { ComponentProps } from 'react';
import open from '../../assets/icons/menu.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import type { Site } from '../../queries/site.ts';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import { Menu } from '../menu/Menu.tsx';
import styles from './Header.module.css';
import round from './Round.module.css';

const links = ['home', 'about', 'service', 'contact'] as const;

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
  menu: Pick<ComponentProps<typeof Menu>, 'pages' | 'alternatives'>;
}

/** Logo, navigation, and the button of the full-screen menu (spec section 2). */
export function Header({
  site,
  words,
  here,
  nav = 'middle',
  ground = 'paper',
  night = false,
  slim = false,
  menu,
}: HeaderProps) {
  const { header } = words;
  return (
    <header
      className={`${styles.header} ${styles[ground] ?? ''} ${night ? styles.night : ''} ${slim ? styles.slim : ''}`}
      id="header"
    >
      <div className={`${styles.bar} ${styles[nav] ?? ''}`}>
        <Logo name={site.name} />
        <nav className={styles.nav} aria-label={header.navigation}>
          <ul>
            {links.map((page) => (
              <li key={page}>
                <a href={path(page)} aria-current={path(page) === here ? 'page' : undefined}>
                  {words.pages[page]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <button type="button" className={round.round} popoverTarget="menu" aria-label={header.menu}>
          <Icon svg={open} />
        </button>
      </div>
      <Menu {...{ site, words, here, ...menu }} />
    </header>
  );
}
