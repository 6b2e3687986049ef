import { Button } from '../../components/Button/Button.tsx';
import columns from '../../components/classes/Columns.module.css';
import section from '../../components/classes/Section.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { path } from '../../lib/routes.ts';
import styles from './Services.module.css';

interface ServicesProps {
  title: string;
  links: Messages['links'];
  services: { title: string; subtitle: string; href: string; picture: PictureData }[];
}

/** Renders services, each with the picture of an object, scattered over the page. */
export function Services({ title, links, services }: ServicesProps) {
  return (
    <section className={`${section.section} ${styles.services}`} id="services">
      <Heading size="l" className={styles.title}>
        {title}
      </Heading>
      <ul className={`${columns.twelve} ${styles.list}`}>
        {services.map(({ title: name, subtitle, href, picture }, index) => (
          <li key={name} className={`${stack.stack} ${styles.service}`}>
            <div className={styles.print}>
              <Picture
                picture={picture}
                sizes={frameSizes(`${index === 0 ? 51 : 34}vw`, { largePhone: '70vw' })}
                alt=""
                morph={href}
              />
            </div>
            <Heading level={3} className={styles.name}>
              <StretchedLink href={href}>{name}</StretchedLink>
            </Heading>
            <p>{subtitle}</p>
          </li>
        ))}
      </ul>
      <Button href={path('service')} className={styles.all}>
        {links.seeAllServices}
      </Button>
    </section>
  );
}
