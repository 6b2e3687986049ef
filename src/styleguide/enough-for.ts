/** Returns the kind of text for which a contrast ratio is sufficient (WCAG 2.2 AA). */
export function enoughFor(ratio: number): 'any text' | 'large text' | 'no text' {
  if (ratio >= 4.5) return 'any text';
  return ratio >= 3 ? 'large text' : 'no text';
}
