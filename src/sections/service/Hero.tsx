import type { PropsWithChildren } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { NoBreak } from '../../components/NoBreak/NoBreak.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import styles from './Hero.module.css';

interface HeroProps extends PropsWithChildren {
  title: string;
  /** Path of this page. */
  href: string;
  lead: string;
  audience: string;
  duration: string;
  price: string;
  picture: PictureData;
  messages: Messages;
}

/**
 * Renders a service's first screen: what it is, for whom, how long it takes and from what price, beside its picture. The
 * children follow, for example a link to the contact form.
 */
export function Hero({ title, href, lead, audience, duration, price, picture, messages, children }: HeroProps) {
  const terms = [
    { label: messages.services.audience, text: audience },
    { label: messages.services.duration, text: duration },
    { label: messages.services.price, text: price },
  ];
  return (
    <section className={`${columns.stackBelowTablet} ${styles.hero}`}>
      <div className={styles.copy}>
        <Breadcrumb
          crumbs={[{ label: messages.pages.service, href: path('service') }, { label: title }]}
          messages={messages}
        />
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <p className={prose.lead}>{lead}</p>
        <dl className={styles.terms}>
          {terms.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <NoBreak>{text}</NoBreak>
              </dd>
            </div>
          ))}
        </dl>
        <div>{children}</div>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(orientation: portrait) 94vw, 46vw" priority morph={href} />
      </div>
    </section>
  );
}
