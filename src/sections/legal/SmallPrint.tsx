import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import { Filled } from '../../i18n/Filled.tsx';
import type { Site } from '../../queries/site.ts';
import type { Words } from '../../queries/words.ts';
import styles from './SmallPrint.module.css';

interface SmallPrintProps {
  /** The page's name, the last of the breadcrumb. */
  title: string;
  heading: string;
  intro: string;
  /** What each part is about, and what it says, a paragraph each. */
  parts: { title: string; text: string[] }[];
  /** A note to the agency that takes the site over. */
  note?: string | undefined;
  /** The day on which it last came to say something else, 2026-11-22. */
  changed: string;
  site: Site;
  words: Words;
}

/** A page of small print, set to be read: privacy, terms. Whom to ask stands at its end. */
export function SmallPrint({ title, heading, intro, parts, note, changed, site, words }: SmallPrintProps) {
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={styles.page}>
      <div className={styles.head}>
        <Breadcrumb crumbs={[{ label: title }]} words={words} />
        <Heading level={1} size="xl" className={styles.heading}>
          {heading}
        </Heading>
        <p className={styles.intro}>{intro}</p>
      </div>
      <div className={styles.parts}>
        {parts.map((part) => (
          <div key={part.title} className={styles.part}>
            <Heading size="s">{part.title}</Heading>
            <div className={styles.text}>
              {part.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        ))}
        <div className={styles.part}>
          <Heading size="s">{words.smallPrint.contact}</Heading>
          <address className={styles.text}>
            <span>
              {site.name}, {site.address.join(', ')}
            </span>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <PhoneLink number={site.phone} />
          </address>
        </div>
      </div>
      <footer className={styles.note}>
        {note && <p>{note}</p>}
        <p>
          <Filled
            text={words.smallPrint.changed}
            parts={{ day: <time dateTime={changed}>{day.format(new Date(changed))}</time> }}
          />
        </p>
      </footer>
    </section>
  );
}
