const suffix = ' (copy)';

/** The title of a copy, with a suffix. Whole characters are cut, so that it has at most `max` UTF-16 units. */
export function copyTitle(title: string, max: number): string {
  const characters = Array.from(title);
  // Limits count UTF-16 units, and a store cannot keep half of a surrogate pair.
  while (characters.join('').length > max - suffix.length) characters.pop();
  return `${characters.join('').trimEnd()}${suffix}`.trim();
}
