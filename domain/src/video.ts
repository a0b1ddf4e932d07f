/** A stored video address in the form it is kept in. */
export function normaliseVideoUrl(input: string): string {
  return input;
}
