import { Backdrop } from '../../components/Backdrop/Backdrop.tsx';
import { Button } from '../../components/Button/Button.tsx';
import row from '../../components/classes/Row.module.css';
import tones from '../../components/classes/Tone.module.css';
import { Picture } from '../../components/Picture/Picture.tsx';
import { interpolate } from '../../lib/i18n/interpolate.ts';
import type { CaseStudyTile } from '../../lib/queries/case-studies.ts';
import { isDarkTone } from '../../lib/tones.ts';
import { tallQuery } from '../../styles/breakpoints.ts';
import { Showcase, type ShowcaseMessages } from '../showcase/Showcase.tsx';
import { SlideTitle } from '../showcase/SlideTitle.tsx';
import styles from './CaseStudyShowcase.module.css';

interface CaseStudyShowcaseProps {
  title: string;
  studies: CaseStudyTile[];
  messages: ShowcaseMessages;
}

const schemeOf = ({ tone }: CaseStudyTile) => (isDarkTone(tone) ? 'dark' : 'light');

/** Renders case studies below each other. Each shows its main figure on its client's colour, and its picture. */
export default function CaseStudyShowcase({ title, studies, messages }: CaseStudyShowcaseProps) {
  return (
    <Showcase
      title={title}
      messages={messages}
      axis="y"
      scheme="light"
      slides={studies.map((study, index) => ({
        id: study.id,
        name: study.title,
        headerScheme: schemeOf(study),
        content: <Slide {...study} messages={messages.showcase} isFirst={index === 0} />,
      }))}
    />
  );
}

interface SlideProps extends CaseStudyTile {
  messages: ShowcaseMessages['showcase'];
  isFirst: boolean;
}

function Slide({ messages, isFirst, ...study }: SlideProps) {
  const { title, client, figure, label, href, picture, colour } = study;
  return (
    <article
      className={`${styles.slide} ${schemeOf(study) === 'dark' ? tones.dusk : tones.mist} ${isFirst ? styles.first : ''}`}
    >
      <Backdrop colour={colour} />
      <p className={styles.client}>{client}</p>
      <h2 className={styles.title}>
        <SlideTitle text={title} />
      </h2>
      <p className={styles.result}>
        <strong className={styles.figure}>
          <SlideTitle text={figure} />
        </strong>{' '}
        <span className={styles.label}>{label}</span>
      </p>
      <div className={`${row.row} ${styles.actions}`}>
        <Button href={href} scheme={schemeOf(study)} aria-label={interpolate(messages.viewCaseStudyOf, { title })}>
          {messages.viewCaseStudy}
        </Button>
      </div>
      <Picture
        picture={picture}
        sizes={`${tallQuery} 146vw, max(56vw, 124vh)`}
        priority={isFirst}
        morph={href}
        className={styles.picture}
      />
    </article>
  );
}
