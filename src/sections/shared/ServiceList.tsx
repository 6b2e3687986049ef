import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import ruled from '../../components/classes/Ruled.module.css';
import section from '../../components/classes/Section.module.css';
import { ForwardArrow } from '../../components/ForwardArrow/ForwardArrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { ServiceCard } from '../../lib/queries/services.ts';
import { path } from '../../lib/routes.ts';
import styles from './ServiceList.module.css';

/** The `sizes` of a picture at the end of a row. */
const rowSizes = frameSizes('20vw', { laptop: '30vw' });

interface ServiceListProps {
  /** The breadcrumb above the title. */
  children?: ReactNode;
  title: string;
  /** A sentence below the title. */
  text?: string;
  services: ServiceCard[];
  /** Level of the heading: 1 if the list is the page's main content. */
  level?: 1 | 2;
  className?: string | undefined;
  /** Shows the price of every service. */
  withPrices?: boolean;
  /** Shows every third service as a band with a large picture. */
  bands?: { className: string | undefined; sizes: string };
  /** Text of the link to all services, if it is shown. */
  seeAll?: string;
}

/** Renders services as ruled rows. The picture of a row grows while it is hovered or focused. */
export function ServiceList({
  children,
  title,
  text,
  services,
  level = 2,
  className = '',
  withPrices = false,
  bands,
  seeAll,
}: ServiceListProps) {
  return (
    <section className={`${section.section} ${styles.services} ${className}`} id="services">
      {children}
      <Heading level={level} size="l" className={styles.title}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      <ol className={`${ruled.ruled} ${styles.list}`}>
        {services.map(({ title: name, subtitle, price, picture, href }, index) => {
          const band = index % 3 === 2 ? bands : undefined;
          return (
            <li key={name} className={`${styles.row} ${band?.className ?? ''}`}>
              <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>
              <Heading level={level === 1 ? 2 : 3} className={styles.name}>
                <StretchedLink href={href}>
                  <span className={styles.word}>{name}</span>
                </StretchedLink>
              </Heading>
              <p>
                {subtitle}
                {withPrices && <span className={styles.price}>{price}</span>}
              </p>
              <ForwardArrow className={styles.arrow} />
              <div className={styles.picture}>
                <Picture picture={picture} sizes={band?.sizes ?? rowSizes} alt="" morph={href} />
              </div>
            </li>
          );
        })}
      </ol>
      {seeAll && <Button href={path('service')}>{seeAll}</Button>}
    </section>
  );
}
