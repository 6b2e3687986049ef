import facebook from '../../assets/icons/facebook.svg?raw';
import linkedin from '../../assets/icons/linkedin.svg?raw';
import x from '../../assets/icons/x.svg?raw';
import youtube from '../../assets/icons/youtube.svg?raw';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { fill } from '../../i18n/fill.ts';
import type { PictureData } from '../../media/pictures.ts';
import type { Words } from '../../queries/words.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls, type SliderWords } from '../slider/SliderControls.tsx';
import { SliderFrame } from '../slider/SliderFrame.tsx';
import shown from '../slider/shown.module.css';
import { useLinked, useSlider } from '../slider/use-slider.ts';
import styles from './TeamSlider.module.css';

/** A member as the team slider shows them. */
interface SliderMember {
  name: string;
  designation: string;
  statement: string;
  picture: PictureData;
  /** The member's own page. */
  href: string;
  /** Where the social links lead: home, all of them (spec section 2); a member's own page has their own. */
  socialHref: string;
}

const networks = [
  { key: 'linkedin', icon: linkedin },
  { key: 'x', icon: x },
  { key: 'youtube', icon: youtube },
  { key: 'facebook', icon: facebook },
] as const;

interface TeamSliderProps {
  members: SliderMember[];
  words: SliderWords<'team'> & { profile: Words['team']['profile']; networks: Words['networks'] };
}

/** The team, four portraits in view, linked to a second slider: what is said of the first of them. */
export default function TeamSlider({ members, words }: TeamSliderProps) {
  const portraits = useSlider();
  const statements = useSlider();
  useLinked(portraits, statements);

  return (
    <SliderFrame sliders={[portraits, statements]} className={styles.team}>
      <div className={styles.statements}>
        <Slider slider={statements} label={words.statements} words={words}>
          {members.map(({ name, statement }) => (
            <p key={name} className={styles.statement}>
              {statement}
            </p>
          ))}
        </Slider>
        <SliderControls slider={portraits} count={members.length} words={words} />
      </div>
      <Slider slider={portraits} label={words.label} words={words} className={shown.four}>
        {members.map(({ name, designation, picture, href, socialHref }) => (
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
            <ul className={styles.social}>
              {networks.map(({ key, icon }) => (
                <li key={key}>
                  <a href={socialHref} aria-label={fill(words.profile, { name, network: words.networks[key] })}>
                    <Icon svg={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Slider>
    </SliderFrame>
  );
}
