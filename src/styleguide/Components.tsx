import type { ReactNode } from 'react';
import { Button } from '../components/Button/Button.tsx';
import columns from '../components/classes/Columns.module.css';
import row from '../components/classes/Row.module.css';
import section from '../components/classes/Section.module.css';
import stack from '../components/classes/Stack.module.css';
import { Heading } from '../components/Heading/Heading.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { LogoTile } from '../components/LogoTile/LogoTile.tsx';
import { Rating } from '../components/Rating/Rating.tsx';
import type { Messages } from '../lib/queries/messages.ts';
import type { ProjectTile } from '../lib/queries/projects.ts';
import { postTones, projectTones } from '../lib/tones.ts';
import { PostFigure } from '../sections/blog/PostFigure.tsx';
import styles from './Styleguide.module.css';

interface ComponentsProps {
  messages: Messages;
  /** The drawings of src/assets/icons by name. */
  icons: Record<string, string>;
  project: ProjectTile;
}

function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={`${columns.stackBelowTablet} ${styles.specimen}`}>
      <Heading level={3} size="label">
        {name}
      </Heading>
      <div>{children}</div>
    </div>
  );
}

/** Renders the components that have several sizes, tones or states, and all icons. */
export function Components({ messages, icons, project }: ComponentsProps) {
  return (
    <section className={`${section.section} ${styles.part}`}>
      <Heading>Components</Heading>
      <div className={`${stack.stack} ${styles.specimens}`}>
        <Specimen name="Button">
          <div className={`${row.row} ${styles.row}`}>
            <Button href="/contact">A link</Button>
            <Button>A button</Button>
            <Button disabled>Loading...</Button>
          </div>
        </Specimen>
        <Specimen name="Button, dark scheme">
          <div className={`${row.row} ${styles.row} ${styles.onDark}`}>
            <Button scheme="dark" href="/contact">
              On dark
            </Button>
          </div>
        </Specimen>
        <Specimen name="Heading">
          {(['xl', 'page', 'l', 'm', 's'] as const).map((size) => (
            <Heading key={size} level={3} size={size}>
              Size {size}
            </Heading>
          ))}
        </Specimen>
        <Specimen name="Rating: 0, 3.5, 5">
          <div className={`${row.row} ${styles.row}`}>
            {[0, 3.5, 5].map((ratings) => (
              <Rating key={ratings} ratings={ratings} id={`stars-${ratings * 10}`} label={messages.rating} />
            ))}
          </div>
        </Specimen>
        <Specimen name="Icon">
          <ul className={`${styles.tiles} ${styles.small}`}>
            {Object.entries(icons).map(([name, svg]) => (
              <li key={name}>
                <Icon svg={svg} className={styles.icon} />
                {name}
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="LogoTile">
          <div className={styles.tiles}>
            {projectTones.map((tone) => (
              <div key={tone} className={styles.tile}>
                <LogoTile project={{ ...project, tone }} />
              </div>
            ))}
          </div>
        </Specimen>
        <Specimen name="PostFigure">
          <div className={styles.tiles}>
            {postTones.map((tone) => (
              <div key={tone} className={styles.tile}>
                <PostFigure figure={{ caption: '', lines: ['say it', 'once'], tone }} sizes="20rem" />
              </div>
            ))}
          </div>
        </Specimen>
      </div>
    </section>
  );
}
