import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import columns from '../../components/classes/Columns.module.css';
import prose from '../../components/classes/Prose.module.css';
import stack from '../../components/classes/Stack.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './Intro.module.css';

interface IntroProps {
  title: string;
  text: string[];
  pictures: PictureData[];
  messages: Messages;
}

/** Renders the agency's story in one column, beside three pictures that overlap the grid. */
export function Intro({ title, text, pictures: [tall, wide, small], messages }: IntroProps) {
  return (
    <section className={`${columns.twelve} ${styles.intro}`}>
      <div className={styles.head}>
        <Breadcrumb crumbs={[{ label: messages.pages.about }]} messages={messages} />
        <Heading level={1} size="page" className={styles.title}>
          {title}
        </Heading>
      </div>
      {tall && (
        <div className={styles.tall}>
          <Picture picture={tall} sizes={frameSizes('38vw', { tablet: '80vw' })} priority />
        </div>
      )}
      <div className={`${stack.stack} ${prose.lead} ${styles.text}`}>
        <Paragraphs texts={text} />
      </div>
      {small && (
        <div className={styles.small}>
          <Picture picture={small} sizes={frameSizes('26vw', { tablet: '60vw' })} />
        </div>
      )}
      {wide && (
        <div className={styles.wide}>
          {/* Full width on phones; 90 % of the pixels are enough. */}
          <Picture picture={wide} sizes={frameSizes('84vw', { tablet: '94vw' })} />
        </div>
      )}
    </section>
  );
}
