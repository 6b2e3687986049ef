const icons = import.meta.glob<string>('../../assets/icons/steps/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns the icon of a process step, by its name in services.yaml. */
export function stepIcon(name: string): string {
  return icons[`../../assets/icons/steps/${name}.svg`] ?? '';
}
