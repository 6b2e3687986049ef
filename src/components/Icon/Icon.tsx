interface IconProps {
  /** The icon's file, imported with `?raw` from src/assets/icons. */
  svg: string;
  className?: string | undefined;
}

/** A drawn icon in the colour of the text around it. Decorative: the link or button around it has a name of its own. */
export function Icon({ svg, className }: IconProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, read at build time
  return <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
