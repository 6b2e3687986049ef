import styles from './LogoDrawing.module.css';

interface LogoDrawingProps {
  /** What is in the logo's file, as `logoDrawing` gives it. */
  viewBox: string;
  markup: string;
  colour: string;
  /** What it shows, for those who do not see it. */
  name: string;
  caption: string;
}

/** The client's logo at the width of the page, drawn stroke by stroke as the page is scrolled. */
export function LogoDrawing({ viewBox, markup, colour, name, caption }: LogoDrawingProps) {
  return (
    <div className={styles.way}>
      <figure className={styles.sheet}>
        {/* `color` is an attribute of SVG: no markup of this site has a style. */}
        <svg className={styles.drawing} role="img" aria-label={name} color={colour} viewBox={viewBox}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time */}
          <g dangerouslySetInnerHTML={{ __html: markup }} fill="currentColor" />
        </svg>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </div>
  );
}
