const suffix = ' (copy)';

/** The title of a copy, cut by whole characters where it would be longer than `most` with what is added. */
export function copyTitle(title: string, most: number): string {
  const characters = Array.from(title);
  // A limit counts halves of characters, and half of one is no text that a store could keep.
  while (characters.join('').length > most - suffix.length) characters.pop();
  return `${characters.join('').trimEnd()}${suffix}`.trim();
}
