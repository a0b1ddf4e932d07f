/** A piece of a line of prose: plain text, emphasised text, or a link to a safe address. */
export type RichPiece =
  | string
  | { strong: readonly RichPiece[] }
  | { em: readonly RichPiece[] }
  | { href: string; text: readonly RichPiece[] };

/** A block of prose. A heading has no level, because the level depends on the page around it. */
export type RichBlock =
  | { paragraph: readonly RichPiece[] }
  | { heading: readonly RichPiece[] }
  | { list: readonly (readonly RichPiece[])[]; numbered?: true };

/** Prose as pages render it: parsed Markdown, without any HTML. */
export type RichText = readonly RichBlock[];

/** The plain text of a line. */
function wordsOf(pieces: readonly RichPiece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('strong' in piece) return wordsOf(piece.strong);
      return wordsOf('em' in piece ? piece.em : piece.text);
    })
    .join('');
}

/** The plain text of prose, with a line for each paragraph, heading and list item. */
export const plainText = (text: RichText): string =>
  text
    .flatMap((block) => {
      if ('list' in block) return block.list.map(wordsOf);
      return [wordsOf('heading' in block ? block.heading : block.paragraph)];
    })
    .join('\n');
