/** A piece of a line of prose: words, words with a weight, or a link to an address that is safe. */
export type RichPiece =
  | string
  | { strong: readonly RichPiece[] }
  | { em: readonly RichPiece[] }
  | { href: string; text: readonly RichPiece[] };

/** A part of prose. A heading stands for itself, whatever its level: the page around it has levels of its own. */
export type RichBlock =
  | { paragraph: readonly RichPiece[] }
  | { heading: readonly RichPiece[] }
  | { list: readonly (readonly RichPiece[])[]; numbered?: true };

/** Prose as pages draw it: what Markdown says, without its marks and without any HTML. */
export type RichText = readonly RichBlock[];

/** The words of a line without their weights. */
export function wordsOf(pieces: readonly RichPiece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('strong' in piece) return wordsOf(piece.strong);
      return wordsOf('em' in piece ? piece.em : piece.text);
    })
    .join('');
}

/** The words of prose, a line each paragraph and each entry of a list. */
export const plainText = (text: RichText): string =>
  text
    .flatMap((block) => {
      if ('list' in block) return block.list.map(wordsOf);
      return [wordsOf('heading' in block ? block.heading : block.paragraph)];
    })
    .join('\n');
