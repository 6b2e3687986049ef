import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import { Day } from './Day.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  title: string;
  /** Its address. */
  href: string;
  lede: string;
  messages: Messages;
  picture?: PictureData | undefined;
  /** Number of the service, from 1. */
  position: number;
  count: number;
}

/**
 * Renders a service's first screen: its name beside its picture, or above a drawing of its position among the services.
 */
export function Hero({ title, href, lede, messages, picture, position, count }: HeroProps) {
  return (
    <section className={`${styles.hero} ${picture ? styles.pictured : styles.drawn}`}>
      <div className={styles.words}>
        <Breadcrumb
          crumbs={[{ label: messages.pages.service, href: path('service') }, { label: title }]}
          messages={messages}
        />
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.lede}>{lede}</p>
      </div>
      {picture ? (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(max-aspect-ratio: 1/1) 94vw, 46vw" first morph={href} />
        </div>
      ) : (
        <Day position={position} count={count} className={styles.day} />
      )}
    </section>
  );
}
