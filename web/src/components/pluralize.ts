/** A count with its noun, such as "1 lesson" or "0 lessons". */
export function pluralize(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
