import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../components/Button/Button.tsx';
import halfSphere from '../../components/classes/HalfSphere.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import styles from './UnknownService.module.css';

/** Renders the page of a service that does not exist: its name from the URL, and a link to all services. */
export function UnknownService({ title, messages }: { title: string; messages: Messages }) {
  return (
    <section className={styles.none}>
      <Breadcrumb
        crumbs={[{ label: messages.pages.service, href: path('service') }, { label: title }]}
        messages={messages}
      />
      <Heading level={1} size="page" className={styles.title}>
        {title}
      </Heading>
      <div className={`${stack.start} ${styles.copy}`}>
        <p>{messages.services.noContent}</p>
        <Button href={path('service')}>{messages.links.seeAllServices}</Button>
      </div>
      <span className={`${halfSphere.sphere} ${styles.sphere}`} />
    </section>
  );
}
