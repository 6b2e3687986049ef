interface IconProps {
  /** The icon's file, imported with `?raw` from src/assets/icons. */
  svg: string;
  className?: string | undefined;
}

/** Namespace attribute, required in a separate SVG file but not in HTML. */
const namespace = ' xmlns="http://www.w3.org/2000/svg"';

/** Renders an icon in the colour of the text. It is decorative: the link or button around it has its own name. */
export function Icon({ svg, className }: IconProps) {
  const html = { __html: svg.replace(namespace, '') };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time
  return <span aria-hidden="true" className={className} dangerouslySetInnerHTML={html} />;
}
