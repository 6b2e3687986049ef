import type { ReactNode } from 'react';
import ruled from '../../components/classes/Ruled.module.css';
import section from '../../components/classes/Section.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { ServiceCard } from '../../lib/queries/services.ts';
import { ServiceRow } from '../shared/ServiceRow.tsx';
import { ServiceBand } from './ServiceBand.tsx';
import styles from './Services.module.css';

interface ServicesProps {
  /** The breadcrumb above the title. */
  children: ReactNode;
  title: string;
  text: string;
  services: ServiceCard[];
}

/** Backgrounds of the bands, in turn. */
const bandTones = ['mist', 'sand', 'dusk', 'sky'] as const;

/** Renders all services as ruled rows with prices, every third as a band. */
export function Services({ children, title, text, services }: ServicesProps) {
  return (
    <section className={`${section.section} ${styles.services}`} id="services">
      {children}
      <Heading level={1} size="l" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      <ol className={ruled.ruled}>
        {services.map((service, index) => {
          const number = index + 1;
          if (number % 3 > 0)
            return <ServiceRow key={service.href} service={service} number={number} headingLevel={2} withPrice />;
          const tone = bandTones[(number / 3 - 1) % bandTones.length]!;
          return <ServiceBand key={service.href} service={service} number={number} tone={tone} />;
        })}
      </ol>
    </section>
  );
}
