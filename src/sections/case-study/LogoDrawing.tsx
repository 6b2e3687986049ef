import section from '../../components/classes/Section.module.css';
import styles from './LogoDrawing.module.css';

interface LogoDrawingProps {
  /** Values that `logoDrawing` returns for the logo's file. */
  viewBox: string;
  markup: string;
  colour: string | undefined;
  /** Accessible name. */
  name: string;
  caption: string;
}

/** Renders the client's logo at the width of the page, drawn stroke by stroke as the page is scrolled. */
export function LogoDrawing({ viewBox, markup, colour, name, caption }: LogoDrawingProps) {
  return (
    <div className={styles.scrollArea}>
      <figure className={`${section.section} ${styles.sheet}`}>
        {/* `color` is an SVG attribute: the security policy forbids style attributes. */}
        <svg className={styles.drawing} role="img" aria-label={name} color={colour} viewBox={viewBox}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time */}
          <g dangerouslySetInnerHTML={{ __html: markup }} fill="currentColor" />
        </svg>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </div>
  );
}
