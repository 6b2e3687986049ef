import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import ruled from '../../components/classes/Ruled.module.css';
import stack from '../../components/classes/Stack.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Interpolate } from '../../components/Interpolate/Interpolate.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import type { Agency } from '../../lib/queries/agency.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './LegalText.module.css';

interface LegalTextProps {
  /** Label of the last crumb. */
  crumb: string;
  heading: string;
  intro: string;
  /** Parts of the text, each with a title and paragraphs. */
  parts: { title: string; text: string[] }[];
  /** Date of the last change, 2026-11-22. */
  changed: string;
  /** Lets the sphere sink behind the first line. */
  hasHalfSphere: boolean;
  agency: Agency;
  messages: Messages;
}

/** Renders a legal page (privacy, terms) with the contact details at its end. */
export function LegalText({ crumb, heading, intro, parts, changed, hasHalfSphere, agency, messages }: LegalTextProps) {
  const day = new Intl.DateTimeFormat(messages.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={styles.page}>
      <div className={`${styles.head} ${dot.after} ${hasHalfSphere ? styles.sunk : ''}`}>
        <Breadcrumb crumbs={[{ label: crumb }]} messages={messages} />
        <Heading level={1} size="page" className={styles.heading}>
          {heading}
        </Heading>
        <p className={`${prose.lead} ${styles.intro}`}>{intro}</p>
      </div>
      <div className={ruled.ruled}>
        {parts.map((part) => (
          <div key={part.title} className={`${columns.stackBelowTablet} ${styles.part}`}>
            <Heading size="s">{part.title}</Heading>
            <div className={`${stack.start} ${styles.text}`}>
              <Paragraphs texts={part.text} />
            </div>
          </div>
        ))}
        <div className={`${columns.stackBelowTablet} ${styles.part}`}>
          <Heading size="s">{messages.legal.contact}</Heading>
          <address className={`${stack.start} ${styles.text}`}>
            <span>
              {agency.name}, {agency.address.join(', ')}
            </span>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
            <PhoneLink number={agency.phone} />
          </address>
        </div>
      </div>
      <footer className={styles.changed}>
        <Interpolate
          text={messages.legal.changed}
          parts={{ day: <time dateTime={changed}>{day.format(new Date(changed))}</time> }}
        />
      </footer>
    </section>
  );
}
