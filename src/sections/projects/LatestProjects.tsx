import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { Picture as PictureFacts } from '../../pictures.ts';
import styles from './LatestProjects.module.css';

interface ProjectCard {
  title: string;
  subtitle: string;
  client: string;
  sector: string;
  picture: PictureFacts;
  /** The project's own page, once it exists. */
  href?: string | undefined;
}

/** The newest projects, large and small by turns. */
export function LatestProjects({ title, projects }: { title: string; projects: ProjectCard[] }) {
  return (
    <section className={styles.projects}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.grid}>
        {projects.map(({ title: name, subtitle, client, sector, picture, href }) => (
          <li key={name} className={styles.project}>
            <div className={styles.frame}>
              <Picture picture={picture} sizes="(width < 820px) 92vw, 56vw" />
            </div>
            <h3 className={styles.name}>{href ? <a href={href}>{name}</a> : name}</h3>
            <p>{subtitle}</p>
            <p className={styles.client}>
              {client}
              <span className={styles.dot} />
              {sector}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
