import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import stack from '../../components/classes/Stack.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { SphereGradient } from '../../components/Dot/SphereGradient.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { NoBreak } from '../../components/NoBreak/NoBreak.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { Agency } from '../../lib/queries/agency.ts';
import type { FaqCategory } from '../../lib/queries/faq.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './Faq.module.css';

interface FaqProps {
  title: string;
  text: string;
  /** Shown below the list of categories on wide screens. */
  picture: PictureData;
  categories: FaqCategory[];
  /** Text after the questions, for visitors who found no answer. */
  afterList: { title: string; text: string };
  agency: Agency;
  messages: Messages;
}

/**
 * Renders the questions by category. One is open at a time: `details` with the same name. The answers have the ids,
 * because a browser opens the `details` around the target of a fragment.
 */
export function Faq({ title, text, picture, categories, afterList, agency, messages }: FaqProps) {
  return (
    <section className={styles.faq}>
      <div className={`${columns.twelve} ${styles.head}`}>
        <Breadcrumb crumbs={[{ label: messages.pages.faq }]} messages={messages} />
        <Heading level={1} size="page" className={styles.title}>
          {title}
        </Heading>
        <p className={`${prose.lead} ${styles.text}`}>{text}</p>
        <svg className={styles.mark} viewBox="0 0 300 440" aria-hidden="true">
          <SphereGradient id="faq-sphere" />
          <path
            fill="none"
            stroke="var(--ink)"
            strokeWidth="74"
            d="M42 128A108 108 0 1 1 205 218C164 244 148 258 148 304"
          />
          <circle cx="148" cy="384" r="52" fill="url(#faq-sphere)" />
        </svg>
      </div>
      <div className={`${columns.stackBelowLaptop} ${styles.body}`}>
        <div className={styles.side}>
          <nav className={styles.categories} aria-label={messages.faq.navigation}>
            <ul>
              {categories.map(({ id, title: name, questions }) => (
                <li key={id}>
                  <a href={`#${id}`} className={dot.ring}>
                    {name} <span className={styles.count}>{questions.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Picture picture={picture} sizes="22vw" className={styles.picture} />
        </div>
        <div className={styles.lists} data-faq>
          {categories.map(({ id, title: name, questions }, categoryIndex) => (
            <section key={id} id={id} className={styles.category}>
              <Heading size="label" className={styles.name}>
                {name}
              </Heading>
              {questions.map((entry, index) => (
                <details key={entry.id} name="faq" className={styles.entry} open={categoryIndex === 0 && index === 0}>
                  <summary className={styles.summary}>
                    <h3 className={styles.question}>
                      <NoBreak>{entry.question}</NoBreak>
                    </h3>
                    <span className={styles.toggleIcon} />
                  </summary>
                  <div id={entry.id} className={styles.answer}>
                    <Paragraphs texts={entry.answer} />
                  </div>
                </details>
              ))}
            </section>
          ))}
          <div className={`${stack.start} ${styles.afterList}`}>
            <Heading>{afterList.title}</Heading>
            <p className={prose.lead}>{afterList.text}</p>
            <p className={`${stack.start} ${styles.contacts}`}>
              <PhoneLink number={agency.phone} />
              <a href={`mailto:${agency.email}`}>{agency.email}</a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
