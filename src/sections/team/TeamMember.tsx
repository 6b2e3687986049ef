import facebook from '../../assets/icons/facebook.svg?raw';
import instagram from '../../assets/icons/instagram.svg?raw';
import linkedin from '../../assets/icons/linkedin.svg?raw';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../components/Button/Button.tsx';
import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import row from '../../components/classes/Row.module.css';
import ruled from '../../components/classes/Ruled.module.css';
import stack from '../../components/classes/Stack.module.css';
import dot from '../../components/Dot/Dot.module.css';
import lineWithDot from '../../components/Dot/LineWithDot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import type { MemberProfile } from '../../lib/queries/team.ts';
import { path } from '../../lib/routes.ts';
import styles from './TeamMember.module.css';

interface TeamMemberProps {
  member: MemberProfile['member'];
  /** Label of the last crumb. */
  crumb: string;
  messages: Messages;
}

/** Renders a member's profile: the portrait stays in place while the text beside it scrolls. */
export function TeamMember({ member, crumb, messages }: TeamMemberProps) {
  const { href, name, designation, statement, biography, work, facts, social, picture } = member;
  const firstName = name.split(' ')[0] ?? name;
  const elsewhere = [
    { label: messages.networks.facebook, icon: facebook, url: social.facebook },
    { label: messages.networks.linkedin, icon: linkedin, url: social.linkedin },
    { label: messages.networks.instagram, icon: instagram, url: social.instagram },
  ].filter(({ url }) => url);
  return (
    <article className={`${columns.stackBelowLaptop} ${styles.spread}`}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          sizes={frameSizes('46vw', { laptop: '100vw' })}
          priority
          morph={href}
          className={styles.portrait}
        />
      </div>
      <div className={`${stack.stack} ${styles.copy}`}>
        <header className={`${stack.start} ${styles.head}`}>
          <Breadcrumb
            crumbs={[{ label: messages.pages.team, href: path('team') }, { label: crumb }]}
            messages={messages}
          />
          <div className={styles.title}>
            <Heading level={1} size="l">
              {name}
            </Heading>
            <p className={`${styles.designation} ${lineWithDot.line} ${dot.before}`}>{designation}</p>
          </div>
          <p className={`${prose.shortStatement} ${styles.statement}`}>{statement}</p>
          <Button href={path('contact')}>{interpolate(messages.team.ask, { name: firstName })}</Button>
        </header>
        <div className={styles.biography}>
          <Paragraphs texts={biography} />
        </div>
        <section>
          <Heading size="label" className={styles.heading}>
            {interpolate(messages.team.work, { name: firstName })}
          </Heading>
          <ul className={`${ruled.ruled} ${styles.work}`}>
            {work.map(({ title, text }) => (
              <li key={title} className={columns.stackBelowLargePhone}>
                <h3 className={styles.task}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <dl className={styles.facts}>
          {facts.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {elsewhere.length > 0 && (
          <ul className={`${row.row} ${styles.social}`}>
            {elsewhere.map(({ label, icon, url }) => (
              <li key={label}>
                <a href={url} rel="noopener" aria-label={interpolate(messages.team.profile, { name, network: label })}>
                  <Icon svg={icon} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
