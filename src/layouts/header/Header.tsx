import type { ComponentProps } from 'react';
import open from '../../assets/icons/menu.svg?raw';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import type { Agency } from '../../lib/queries/agency.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import type { Scheme } from '../../styles/scheme.ts';
import { Menu } from '../menu/Menu.tsx';
import styles from './Header.module.css';
import menuButton from './MenuButton.module.css';

const links = ['home', 'about', 'service', 'contact'] as const;

/** Returns the value of `aria-current` for a link: this page, or the list that this page belongs to. */
function currentOf(link: string, here: string) {
  if (link === here) return 'page';
  return here.startsWith(`${link}/`) ? 'true' : undefined;
}

interface HeaderProps {
  agency: Agency;
  messages: Messages;
  /** Path of this page, to mark the current link. */
  here: string;
  /** Position of the links: in the middle, or at the end if the middle is over a picture. */
  navPosition?: 'middle' | 'end' | undefined;
  scheme?: Scheme;
  /** True if the page starts with a dark picture: the header is light on dark until the page is scrolled. */
  startsDark?: boolean | undefined;
  className?: string | undefined;
  menu: Pick<ComponentProps<typeof Menu>, 'pages' | 'alternatives'>;
}

/** Renders logo, navigation, and the button of the full-screen menu. */
export function Header({
  agency,
  messages,
  here,
  navPosition = 'middle',
  scheme = 'light',
  startsDark = false,
  className = '',
  menu,
}: HeaderProps) {
  const { header } = messages;
  return (
    <header
      className={`${styles.header} ${styles[scheme] ?? ''} ${startsDark ? styles.startsDark : ''} ${className}`}
      id="header"
    >
      <div className={`${styles.bar} ${styles[navPosition] ?? ''}`}>
        <Logo name={agency.name} />
        <nav className={styles.nav} aria-label={header.navigation}>
          <ul>
            {links.map((page) => (
              <li key={page}>
                <a href={path(page)} aria-current={currentOf(path(page), here)}>
                  {messages.pages[page]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <IconButton svg={open} className={menuButton.button} popoverTarget="menu" aria-label={header.menu} />
      </div>
      <Menu {...{ agency, messages, here, ...menu }} />
    </header>
  );
}
