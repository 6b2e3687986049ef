import { Button } from '../../components/Button/Button.tsx';
import columns from '../../components/classes/Columns.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import { coverWidth } from '../../components/Picture/cover-width.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { frameSizes } from '../../lib/media/frame-sizes.ts';
import type { PictureData } from '../../lib/media/pictures.ts';
import type { ProjectBlock } from '../../lib/queries/projects.ts';
import styles from './ProjectBlocks.module.css';

interface ProjectBlocksProps {
  title: string;
  blocks: ProjectBlock[];
}

const sizesOf = (picture: PictureData) =>
  frameSizes(coverWidth(picture, 4 / 3, 60), { tablet: coverWidth(picture, 4 / 3, 100) });

/** Renders projects alternately left and right, each with a picture up to the edge of the page. */
export function ProjectBlocks({ title, blocks }: ProjectBlocksProps) {
  return (
    <section className={styles.blocks}>
      <Heading size="s" className={styles.heading}>
        {title}
      </Heading>
      {blocks.map(({ id, title: name, subtitle, btnText, btnLink, picture, category }) => (
        <article key={id} className={`${columns.stackBelowTablet} ${styles.block}`}>
          <div className={styles.frame} data-morph={btnLink}>
            <Picture picture={picture} sizes={sizesOf(picture)} className={styles.picture} />
          </div>
          <div className={styles.copy}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.category}>{category}</p>
            <p className={styles.subtitle}>{subtitle}</p>
            <Button href={btnLink}>{btnText}</Button>
          </div>
        </article>
      ))}
    </section>
  );
}
