/** Returns a suggestion of the most similar word, or an empty text. */
export function didYouMean(word: unknown, words: readonly string[]): string {
  if (typeof word !== 'string') return '';
  const near = words.map((known) => ({ known, far: distance(word, known) })).sort((a, b) => a.far - b.far)[0];
  return near && near.far <= Math.max(1, word.length / 3) ? `; did you mean "${near.known}"?` : '';
}

/** Returns the edit distance of two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
