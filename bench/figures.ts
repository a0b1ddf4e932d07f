/** One figure against its target. */
export type Figure = { name: string; value: number; unit: string; target: number; better: 'less' | 'more' };

export const isMet = ({ value, target, better }: Figure): boolean =>
  better === 'less' ? value <= target : value >= target;

/** Prints a table of figures under a heading. */
export function printFigures(heading: string, figures: readonly Figure[]): void {
  console.log(`\n${heading}`);
  for (const figure of figures) {
    const { name, value, unit, target, better } = figure;
    const sign = better === 'less' ? '≤' : '≥';
    const row = [
      isMet(figure) ? '✔' : '✘',
      name.padEnd(30),
      readable(value).padStart(8),
      unit.padEnd(4),
      `target ${sign} ${readable(target)}`,
    ];
    console.log(`  ${row.join(' ')}`);
  }
}

/** Prints the verdict, and makes the program fail when a figure misses its target. */
export function conclude(figures: readonly Figure[]): void {
  const missed = figures.filter((figure) => !isMet(figure));
  console.log(
    missed.length === 0
      ? `\nAll ${figures.length} figures meet their targets.`
      : `\n${missed.length} of ${figures.length} figures miss their targets.`,
  );
  if (missed.length > 0) process.exitCode = 1;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const readable = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 1);
