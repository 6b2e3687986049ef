import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import columns from '../../components/classes/Columns.module.css';
import frame from '../../components/classes/Frame.module.css';
import prose from '../../components/classes/Prose.module.css';
import { ForwardArrow } from '../../components/ForwardArrow/ForwardArrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { TeamCard } from '../../lib/queries/team.ts';
import styles from './TeamGrid.module.css';

interface TeamGridProps {
  title: string;
  text: string;
  members: TeamCard[];
  /** Text about the members who are not shown. */
  afterList: { title: string; text: string };
  messages: Messages;
}

/** Renders the team as portraits, alternately large and small. Each links to the member's page. */
export function TeamGrid({ title, text, members, afterList, messages }: TeamGridProps) {
  return (
    <section className={styles.team}>
      <div className={styles.head}>
        <Breadcrumb crumbs={[{ label: messages.pages.team }]} messages={messages} />
        <Heading level={1} size="xl" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <ul className={`${columns.twelve} ${styles.grid}`}>
        {members.map(({ id, name, designation, statement, href, picture }, index) => (
          <li key={id} className={styles.member}>
            <div className={frame.frame}>
              <Picture
                picture={picture}
                sizes={frameSizes(`${index === 0 ? 49 : 42}vw`, { largePhone: '90vw', laptop: '48vw' })}
                priority={index === 0}
                morph={href}
              />
            </div>
            <div className={styles.copy}>
              <h2 className={styles.name}>
                <StretchedLink href={href}>{name}</StretchedLink>
              </h2>
              <ForwardArrow className={styles.arrow} />
              <p className={styles.designation}>{designation}</p>
              <p className={styles.statement}>{statement}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={`${columns.stackBelowTablet} ${styles.afterList}`}>
        <Heading>{afterList.title}</Heading>
        <p className={prose.lead}>{afterList.text}</p>
      </div>
    </section>
  );
}
