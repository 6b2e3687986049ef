interface IconProps {
  /** The icon's file, imported with `?raw` from src/assets/icons. */
  svg: string;
  className?: string | undefined;
}

/** What a file of its own needs, and a page does not. */
const namespace = ' xmlns="http://www.w3.org/2000/svg"';

/** A drawn icon in the colour of the text around it. Decorative: the link or button around it has a name of its own. */
export function Icon({ svg, className }: IconProps) {
  const html = { __html: svg.replace(namespace, '') };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time
  return <span aria-hidden="true" className={className} dangerouslySetInnerHTML={html} />;
}
