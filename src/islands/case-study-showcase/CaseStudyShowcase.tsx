import { memo } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { fill } from '../../i18n/fill.ts';
import type { CaseStudyTile } from '../../queries/showcases.ts';
import { Showcase, type ShowcaseSlide, type ShowcaseWords } from '../showcase/Showcase.tsx';
import { SlideTitle } from '../showcase/SlideTitle.tsx';
import { useShowcase } from '../showcase/use-showcase.ts';
import styles from './CaseStudyShowcase.module.css';

interface CaseStudyShowcaseProps {
  title: string;
  studies: CaseStudyTile[];
  words: ShowcaseWords;
}

/** The backgrounds of the slides whose pictures are light, in rotation. */
const planes = ['sky', 'sand', 'signal', 'mist'];

const planeOf = ({ tone }: CaseStudyTile, index: number) => (tone === 'dusk' ? 'dusk' : planes[index % planes.length]!);

/** What the header stands on, where it is not light. */
const grounds: Record<string, ShowcaseSlide['ground']> = { dusk: 'dark', signal: 'signal' };

/** Case studies one below the other: each is a plane of colour with the figure that it moved, and its picture. */
export default function CaseStudyShowcase({ title, studies, words }: CaseStudyShowcaseProps) {
  const showcase = useShowcase('y');
  return (
    <Showcase
      showcase={showcase}
      title={title}
      words={words}
      axis="y"
      frame="paper"
      slides={studies.map((study, index) => ({
        id: study.id,
        name: study.title,
        ground: grounds[planeOf(study, index)] ?? 'light',
        content: <Slide {...study} words={words.showcase} plane={planeOf(study, index)} first={index === 0} />,
      }))}
    />
  );
}

interface SlideProps extends CaseStudyTile {
  words: ShowcaseWords['showcase'];
  plane: string;
  first: boolean;
}

/** Kept while the showcase says where it is: in the middle of a cut there is no time to render pictures again. */
const Slide = memo(function Slide({ words, plane, first, ...study }: SlideProps) {
  const { title, client, figure, label, href, picture } = study;
  return (
    <article className={`${styles.slide} ${styles[plane]} ${first ? styles.first : ''}`}>
      <h2 className={styles.title}>
        <SlideTitle text={title} />
      </h2>
      <p className={styles.result}>
        <strong className={styles.figure}>
          <SlideTitle text={figure} />
        </strong>{' '}
        <span className={styles.label}>{label}</span>
      </p>
      <div className={styles.way}>
        <Button
          href={href}
          tone={plane === 'dusk' ? 'paper' : 'ink'}
          aria-label={fill(words.viewCaseStudyOf, { title })}
        >
          {words.viewCaseStudy}
        </Button>
        <span>{client}</span>
      </div>
      <Picture
        picture={picture}
        sizes="(max-aspect-ratio: 4/5) 146vw, max(56vw, 124vh)"
        first={first}
        morph={href}
        className={styles.picture}
      />
    </article>
  );
});
