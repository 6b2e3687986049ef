import { Button } from '../../components/Button/Button.tsx';
import ruled from '../../components/classes/Ruled.module.css';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { ServiceCard } from '../../lib/queries/services.ts';
import { path } from '../../lib/routes.ts';
import styles from './ServiceList.module.css';
import { ServiceRow } from './ServiceRow.tsx';

interface ServiceListProps {
  title: string;
  services: ServiceCard[];
  /** Text of the link to all services. */
  seeAll: string;
}

/** Renders some services as ruled rows, and the link to all. */
export function ServiceList({ title, services, seeAll }: ServiceListProps) {
  return (
    <section className={`${section.section} ${styles.services}`} id="services">
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      <ol className={`${ruled.ruled} ${styles.list}`}>
        {services.map((service, index) => (
          <ServiceRow key={service.href} service={service} number={index + 1} headingLevel={3} />
        ))}
      </ol>
      <Button href={path('service')}>{seeAll}</Button>
    </section>
  );
}
