import facebook from '../../assets/icons/facebook.svg?raw';
import linkedin from '../../assets/icons/linkedin.svg?raw';
import x from '../../assets/icons/x.svg?raw';
import youtube from '../../assets/icons/youtube.svg?raw';
import columns from '../../components/classes/Columns.module.css';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { getTeamSliderProps } from '../../lib/queries/team.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls } from '../slider/SliderControls.tsx';
import frame from '../slider/SliderFrame.module.css';
import { Slides } from '../slider/Slides.tsx';
import slidesInView from '../slider/SlidesInView.module.css';
import { useLinked, useSlider } from '../slider/use-slider.ts';
import styles from './TeamSlider.module.css';

const networks = [
  { key: 'linkedin', icon: linkedin },
  { key: 'x', icon: x },
  { key: 'youtube', icon: youtube },
  { key: 'facebook', icon: facebook },
] as const;

/** Widths of a portrait for one to four slides in view. */
const sizes = frameSizes('23vw', { phone: '90vw', laptop: '45vw', desktop: '30vw' });

type TeamSliderProps = Awaited<ReturnType<typeof getTeamSliderProps>>;

/** Renders the team: four portraits in view, linked to a second slider with the text about the first of them. */
export default function TeamSlider({ members, home, messages }: TeamSliderProps) {
  const portraits = useSlider();
  const statements = useSlider();
  useLinked(portraits, statements);

  return (
    <div className={`${frame.frame} ${styles.team}`}>
      <div className={`${columns.stackBelowLaptop} ${frame.foot}`}>
        <Slider slider={statements} label={messages.statements} messages={messages}>
          <Slides messages={messages}>
            {members.map(({ name, statement }) => (
              <p key={name} className={styles.statement}>
                {statement}
                <strong className={styles.speaker}>{name}</strong>
              </p>
            ))}
          </Slides>
        </Slider>
        <SliderControls slider={portraits} count={members.length} messages={messages} />
      </div>
      <Slider slider={portraits} label={messages.label} messages={messages} className={slidesInView.four}>
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
                    <a
                      href={home}
                      aria-label={interpolate(messages.profile, { name, network: messages.networks[key] })}
                    >
                      <Icon svg={icon} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Slides>
      </Slider>
    </div>
  );
}
