import { Icon } from '../../components/Icon/Icon.tsx';
import link from '../../components/StretchedLink/StretchedLink.module.css';
import { Slides } from '../../islands/slider/Slides.tsx';
import type { Messages } from '../../lib/queries/messages.ts';
import type { NamedService } from '../../lib/queries/services.ts';
import styles from './ServiceSlides.module.css';

interface ServiceSlidesProps {
  services: NamedService[];
  messages: Messages['slider'];
}

/** Renders services, each below its icon. */
export function ServiceSlides({ services, messages }: ServiceSlidesProps) {
  return (
    <Slides messages={messages}>
      {services.map(({ title, subtitle, duration, href, icon }, index) => (
        <article key={title} className={styles.service}>
          <p className={styles.sheet}>
            <span>{String(index + 1).padStart(2, '0')}</span>
            <span>{duration}</span>
          </p>
          <Icon svg={icon} className={styles.icon} />
          <h3 className={styles.name}>
            <a href={href} className={link.underlined} draggable={false}>
              {title}
            </a>
          </h3>
          <p>{subtitle}</p>
        </article>
      ))}
    </Slides>
  );
}
