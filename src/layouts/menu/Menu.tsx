import close from '../../assets/icons/close.svg?raw';
import { ContactDetails } from '../../components/ContactDetails/ContactDetails.tsx';
import dot from '../../components/Dot/Dot.module.css';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { Agency } from '../../lib/queries/agency.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { type PageName, path } from '../../lib/routes.ts';
import menuButton from '../header/MenuButton.module.css';
import styles from './Menu.module.css';

interface MenuProps {
  agency: Agency;
  messages: Messages;
  /** Path of this page, to mark the current link. */
  here: string;
  pages: { page: PageName; picture: PictureData }[];
  alternatives: PageName[];
}

/**
 * Renders the full-screen menu for all screen sizes: every page, the alternative homes, the agency's vision, contact
 * details and profiles. It is a popover, so it opens, closes on Escape and restores the focus without script.
 */
export function Menu({ agency, messages, here, pages, alternatives }: MenuProps) {
  const { header } = messages;
  const link = (page: PageName) => {
    const current = path(page) === here && { className: dot.after, 'aria-current': 'page' as const };
    return (
      <a href={path(page)} {...current}>
        {messages.pages[page]}
      </a>
    );
  };
  return (
    <div id="menu" popover="auto" role="dialog" aria-label={header.menu} className={styles.menu}>
      <IconButton
        svg={close}
        className={menuButton.button}
        popoverTarget="menu"
        popoverTargetAction="hide"
        aria-label={header.closeMenu}
      />
      <nav className={styles.pages} aria-label={header.menuNavigation}>
        <ul>
          {pages.map(({ page, picture }) => (
            <li key={page}>
              {link(page)}
              {/* Loaded when the menu is first shown. */}
              <img className={styles.picture} src={picture.largestUrl} alt="" loading="lazy" />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.aside}>
        <p className={styles.vision}>{agency.vision}</p>
        <div className={styles.contact}>
          <ContactDetails agency={agency} />
          {agency.social.length > 0 && (
            <ul>
              {agency.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav className={styles.alternatives} aria-labelledby="alternative-homes">
          <p id="alternative-homes">{header.alternativeHomes}</p>
          <ul>
            {alternatives.map((page) => (
              <li key={page}>{link(page)}</li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
