import styles from './LogoDrawing.module.css';

interface LogoDrawingProps {
  /** The logo as `logoDrawing` gives it. */
  svg: string;
  colour: string;
  /** What it shows, for those who do not see it. */
  name: string;
  caption: string;
}

/** The client's logo at the width of the page, drawn stroke by stroke as the page is scrolled. */
export function LogoDrawing({ svg, colour, name, caption }: LogoDrawingProps) {
  return (
    <figure className={styles.way}>
      <div className={styles.sheet}>
        {/* An SVG's own attribute, as no markup of this site has a style. */}
        <svg className={styles.drawing} role="img" aria-label={name} color={colour} viewBox={viewBoxOf(svg)}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time */}
          <g dangerouslySetInnerHTML={{ __html: svg.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '') }} fill="currentColor" />
        </svg>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </div>
    </figure>
  );
}

const viewBoxOf = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1];
