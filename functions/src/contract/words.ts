/** `csp-report` as a part of a name: `CspReport`. */
export function capitalised(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
