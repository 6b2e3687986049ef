import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { CaseStudyTile } from '../../lib/queries/showcases.ts';
import styles from './CaseBanners.module.css';

interface CaseBannersProps {
  title: string;
  studies: CaseStudyTile[];
}

/** Renders case studies as banners from edge to edge, each with its main figure and its picture. */
export function CaseBanners({ title, studies }: CaseBannersProps) {
  return (
    <section>
      <Heading size="s" className={styles.heading}>
        {title}
      </Heading>
      {studies.map((study) => (
        <article key={study.id} className={`${styles.banner} ${study.tone === 'dusk' ? styles.dusk : styles.light}`}>
          <Picture
            picture={study.picture}
            sizes={frameSizes('60vw', { tablet: '120vw', laptop: '90vw' })}
            morph={study.href}
            className={styles.picture}
          />
          <h3 className={styles.title}>
            <StretchedLink href={study.href}>{study.title}</StretchedLink>
          </h3>
          <p className={styles.result}>
            <strong className={styles.figure}>{study.figure}</strong> {study.label}
          </p>
          <Icon svg={arrowRight} className={styles.arrow} />
        </article>
      ))}
    </section>
  );
}
