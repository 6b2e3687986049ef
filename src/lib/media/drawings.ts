const drawings = import.meta.glob<string>('../../assets/icons/steps/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns the drawing of a process step, by its name in services.yaml. */
export function stepDrawing(name: string): string {
  return drawings[`../../assets/icons/steps/${name}.svg`] ?? '';
}
