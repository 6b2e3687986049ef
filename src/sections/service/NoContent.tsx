import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './NoContent.module.css';

/** The page of a service that does not exist: its name as it was asked for, and the way to those that do. */
export function NoContent({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.none}>
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Services', href: '/service' }, { label: title }]} />
      <Heading level={1} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.words}>
        <p>{text}</p>
        <Button href="/service">See All Services</Button>
      </div>
      <span className={styles.sphere} />
    </section>
  );
}
