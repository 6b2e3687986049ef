const icons = import.meta.glob<string>('../../assets/icons/steps/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns the icon of a process step, by its name in services.yaml. Throws if src/assets/icons/steps has none. */
export function stepIcon(name: string): string {
  const icon = icons[`../../assets/icons/steps/${name}.svg`];
  if (icon === undefined) throw new Error(`"${name}" has no icon in src/assets/icons/steps`);
  return icon;
}
