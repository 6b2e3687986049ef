import { Heading } from '../../components/Heading/Heading.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import styles from './Process.module.css';

interface ProcessProps {
  title: string;
  rooms: { title: string; text: string }[];
}

/** How a job goes, as the rooms of a house that one walks through. */
export function Process({ title, rooms }: ProcessProps) {
  return (
    <section className={styles.rooms}>
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.drawing}>
        <FloorPlan />
      </div>
      <ol className={styles.list}>
        {rooms.map((room, index) => (
          <li key={room.title} className={styles.room}>
            <span className={styles.at}>{index + 1}</span>
            <div>
              <h3 className={styles.name}>{room.title}</h3>
              <p>{room.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
