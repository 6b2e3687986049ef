import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { Words } from '../../queries/words.ts';
import { path } from '../../routes.ts';
import styles from './NoContent.module.css';

/** The page of a service that does not exist: its name from the address, and a link to all services. */
export function NoContent({ title, words }: { title: string; words: Words }) {
  return (
    <section className={styles.none}>
      <Breadcrumb crumbs={[{ label: words.pages.service, href: path('service') }, { label: title }]} words={words} />
      <Heading level={1} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.words}>
        <p>{words.services.noContent}</p>
        <Button href={path('service')}>{words.links.seeAllServices}</Button>
      </div>
      <span className={styles.sphere} />
    </section>
  );
}
