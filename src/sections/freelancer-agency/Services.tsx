import columns from '../../components/classes/Columns.module.css';
import ruled from '../../components/classes/Ruled.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import layout from './ListBesideTitle.module.css';
import styles from './Services.module.css';

interface ServicesProps {
  title: string;
  text: string;
  services: { title: string; subtitle: string; href: string }[];
}

/** Renders the services as an order form: name, description, and a box that is filled on hover. */
export function Services({ title, text, services }: ServicesProps) {
  return (
    <section className={`${columns.twelve} ${layout.section}`} id="services">
      <div className={`${stack.stack} ${layout.head}`}>
        <Heading size="s">{title}</Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <ul className={`${ruled.ruled} ${layout.list}`}>
        {services.map((service) => (
          <li key={service.title} className={styles.service}>
            <span className={styles.box} />
            <Heading level={3} className={styles.name}>
              <StretchedLink href={service.href}>{service.title}</StretchedLink>
            </Heading>
            <p>{service.subtitle}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
