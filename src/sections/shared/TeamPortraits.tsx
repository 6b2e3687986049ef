import facebook from '../../assets/icons/facebook.svg?raw';
import linkedin from '../../assets/icons/linkedin.svg?raw';
import x from '../../assets/icons/x.svg?raw';
import youtube from '../../assets/icons/youtube.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Slides } from '../../islands/slider/Slides.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { TeamCard } from '../../lib/queries/team.ts';
import { path } from '../../lib/routes.ts';
import styles from './TeamPortraits.module.css';

const networks = [
  { key: 'linkedin', icon: linkedin },
  { key: 'x', icon: x },
  { key: 'youtube', icon: youtube },
  { key: 'facebook', icon: facebook },
] as const;

/** Widths of a portrait for one to four slides in view. */
const sizes = frameSizes('23vw', { phone: '90vw', laptop: '45vw', desktop: '30vw' });

interface TeamPortraitsProps {
  members: TeamCard[];
  messages: Messages['slider'];
  /** The accessible name of a social link: "{name} on {network}". */
  profile: string;
  networkNames: Messages['networks'];
}

/** Renders the members' portraits with links to their pages and networks. */
export function TeamPortraits({ members, messages, profile, networkNames }: TeamPortraitsProps) {
  return (
    <Slides messages={messages}>
      {members.map(({ name, designation, picture, href }) => (
        <div key={name} className={styles.member}>
          <Picture picture={picture} sizes={sizes} morph={href} />
          <p>
            <strong className={styles.name}>
              <a href={href}>{name}</a>
            </strong>
            {designation}
          </p>
          <ul className={styles.social}>
            {networks.map(({ key, icon }) => (
              <li key={key}>
                {/* The specification links them to the home page (docs/spec.md, section 2). */}
                <a href={path('home')} aria-label={interpolate(profile, { name, network: networkNames[key] })}>
                  <Icon svg={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Slides>
  );
}
