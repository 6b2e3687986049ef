import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PartnerLogo } from '../../components/PartnerLogo/PartnerLogo.tsx';
import type { Partner } from '../../lib/queries/partners.ts';
import styles from './Clients.module.css';

interface ClientsProps {
  title: string;
  clients: Partner[];
}

/** Renders the logos of clients, each in a cell. */
export function Clients({ title, clients }: ClientsProps) {
  return (
    <section className={tones.sky}>
      <Heading size="s" className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.cells}>
        {clients.map((client) => (
          <li key={client.name} className={styles.cell}>
            <PartnerLogo {...client} />
          </li>
        ))}
      </ul>
    </section>
  );
}
