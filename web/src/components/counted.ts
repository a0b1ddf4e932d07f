/** A number with what is counted, such as "1 lesson" or "0 lessons". */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
