/** Renders each text as a paragraph. */
export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
