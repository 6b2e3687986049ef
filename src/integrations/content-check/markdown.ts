import { markdownToMdast } from 'satteri';

/** A piece of Markdown. */
export interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  position?: { start: { line: number } } | undefined;
  children?: MarkdownNode[];
}

/** Yields all nodes of a Markdown file in document order. */
export function* markdownNodes(text: string): Generator<MarkdownNode> {
  const pieces = function* (node: MarkdownNode): Generator<MarkdownNode> {
    yield node;
    for (const child of node.children ?? []) yield* pieces(child);
  };
  yield* pieces(markdownToMdast(text, { features: { frontmatter: true } }) as MarkdownNode);
}
