import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { NamedService } from '../../lib/queries/services.ts';
import styles from './ServiceBoxes.module.css';

/**
 * Renders four services, one of them open: the one that was last hovered, focused or tapped
 * (service-boxes.ts). Without script, the hovered or focused one is open, by default the first.
 */
export function ServiceBoxes({ title, boxes }: { title: string; boxes: NamedService[] }) {
  return (
    <section id="services">
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.boxes} data-service-boxes>
        {boxes.map(({ title: name, subtitle, picture, href }, index) => (
          <li key={name} className={styles.box} data-active={index === 0 ? '' : undefined}>
            <Picture picture={picture} sizes={frameSizes('47vw', { laptop: '100vw' })} alt="" morph={href} />
            <h3 className={styles.name}>
              <StretchedLink href={href}>{name}</StretchedLink>
            </h3>
            <p className={styles.subtitle}>{subtitle}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
