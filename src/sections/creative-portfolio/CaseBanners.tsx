import arrowRight from '../../assets/icons/arrow-right.svg?raw';
import { Backdrop } from '../../components/Backdrop/Backdrop.tsx';
import tones from '../../components/classes/Tone.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { StretchedLink } from '../../components/StretchedLink/StretchedLink.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { CaseStudyTile } from '../../lib/queries/case-studies.ts';
import { isDarkTone } from '../../lib/tones.ts';
import styles from './CaseBanners.module.css';

interface CaseBannersProps {
  title: string;
  studies: CaseStudyTile[];
}

/** Renders case studies as banners from edge to edge: the main figure on the picture's colour, beside the picture. */
export function CaseBanners({ title, studies }: CaseBannersProps) {
  return (
    <section>
      <Heading size="s" className={styles.heading}>
        {title}
      </Heading>
      {studies.map((study) => (
        <article key={study.id} className={`${styles.banner} ${isDarkTone(study.tone) ? tones.dusk : ''}`}>
          <Backdrop colour={study.picture.top} />
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
