import { cutText } from '@padavu/domain/stored';

const suffix = ' (copy)';

/** The title of a copy, with a suffix; cut so that it has at most `max` characters. */
export function copyTitle(title: string, max: number): string {
  return `${cutText(title, max - suffix.length).trimEnd()}${suffix}`.trim();
}
