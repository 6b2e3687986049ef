import { useRef } from 'react';
import facebook from '../../assets/icons/facebook.svg?raw';
import linkedin from '../../assets/icons/linkedin.svg?raw';
import x from '../../assets/icons/x.svg?raw';
import youtube from '../../assets/icons/youtube.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../media/pictures.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls } from '../slider/SliderControls.tsx';
import shown from '../slider/shown.module.css';
import { useLinked, useSlider } from '../slider/use-slider.ts';
import { useAwake } from '../use-awake.ts';
import styles from './TeamSlider.module.css';

/** A member as the team slider shows them. */
export interface SliderMember {
  name: string;
  designation: string;
  statement: string;
  picture: PictureData;
  /** The member's own page. */
  href: string;
}

const networks = [
  { name: 'LinkedIn', icon: linkedin },
  { name: 'X', icon: x },
  { name: 'YouTube', icon: youtube },
  { name: 'Facebook', icon: facebook },
];

/** The team, four portraits in view, linked to a second slider: what is said of the first of them. */
export default function TeamSlider({ members }: { members: SliderMember[] }) {
  const island = useRef<HTMLDivElement>(null);
  const portraits = useSlider();
  const statements = useSlider();
  useLinked(portraits, statements);
  useAwake(island, Boolean(portraits.embla && statements.embla));

  return (
    <div ref={island} className={styles.team}>
      <div className={styles.statements}>
        <Slider slider={statements} label="What we say of each other" className={styles.one}>
          {members.map(({ name, statement }) => (
            <p key={name} className={styles.statement}>
              {statement}
            </p>
          ))}
        </Slider>
        <SliderControls slider={portraits} count={members.length} noun="team member" />
      </div>
      <Slider slider={portraits} label="Team" className={shown.four}>
        {members.map(({ name, designation, picture, href }) => (
          <div key={name} className={styles.member}>
            <Picture
              picture={picture}
              sizes="(width < 500px) 90vw, (width < 991px) 45vw, (width < 1200px) 30vw, 23vw"
              morph={href}
            />
            <p>
              <strong className={styles.name}>
                <a href={href}>{name}</a>
              </strong>
              {designation}
            </p>
            {/* To the home page, all of them, as spec section 2 has it; a member's own page has their own. */}
            <ul className={styles.social}>
              {networks.map((network) => (
                <li key={network.name}>
                  <a href="/" aria-label={`${name} on ${network.name}`}>
                    <Icon svg={network.icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Slider>
    </div>
  );
}
