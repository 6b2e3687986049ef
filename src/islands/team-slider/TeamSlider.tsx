import { useRef } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { Picture as PictureFacts } from '../../pictures.ts';
import { Slider } from '../slider/Slider.tsx';
import { SliderControls } from '../slider/SliderControls.tsx';
import { useLinked, useSlider } from '../slider/use-slider.ts';
import { useAwake } from '../use-awake.ts';
import styles from './TeamSlider.module.css';

export interface SliderMember {
  name: string;
  designation: string;
  statement: string;
  picture: PictureFacts;
  /** The member's own page. */
  href: string;
}

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
      <Slider slider={portraits} label="Team" className={styles.portraits}>
        {members.map(({ name, designation, picture, href }) => (
          <figure key={name} className={styles.member}>
            <Picture
              picture={picture}
              sizes="(width < 500px) 90vw, (width < 991px) 45vw, (width < 1200px) 30vw, 23vw"
            />
            <figcaption>
              <strong className={styles.name}>
                <a href={href}>{name}</a>
              </strong>
              {designation}
            </figcaption>
          </figure>
        ))}
      </Slider>
    </div>
  );
}
