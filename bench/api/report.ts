import type { Report } from '../bench.ts';
import { atMost, isMet, type Figure } from '../figures.ts';
import type { Result } from './measure.ts';

const maxRatio = 1.5;

const columns = [42, 10, 10, 7, 10, 7, 0] as const;

const row = (...cells: string[]) =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(columns[0]) : cell.padStart(columns[index] ?? 0)))
    .join('');

const ms = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(2));

function ratioFigure({ name, median, bare }: Result): Figure | undefined {
  if (bare === undefined) return undefined;
  return atMost(`${name}: ratio`, median / bare, '', maxRatio);
}

/** Prints the results of calls, each ratio with its target, and stores the figures that have a target. */
export function reportCalls(report: Report, heading: string, results: readonly Result[]): void {
  console.log(`\n${heading}`);
  console.log(row('', 'median ms', 'p99 ms', 'reads', 'bare ms', 'ratio', `  target ≤ ${maxRatio}`));
  const figures = results.flatMap((result) => {
    const figure = ratioFigure(result);
    console.log(
      row(
        result.name,
        ms(result.median),
        ms(result.p99),
        String(result.reads),
        ms(result.bare),
        figure ? figure.value.toFixed(2) : '–',
        figure ? `  ${isMet(figure) ? '✔ met' : '✘ missed'}` : '  no read to compare with',
      ),
    );
    return figure ?? [];
  });
  report.keep(heading, figures);
}

/** Prints how many documents each list reads in the small and in the large collection; the numbers must be equal. */
export function reportGrowth(
  report: Report,
  small: readonly Result[],
  large: readonly Result[],
  [few, many]: readonly [number, number],
): void {
  const heading = `Documents read, with ${few} and with ${many} users (target: as many)`;
  console.log(`\n${heading}`);
  const figures = small.flatMap((before) => {
    const after = large.find(({ name }) => name === before.name);
    if (!after) return [];
    const figure = atMost(`${before.name}: documents read`, after.reads, '', before.reads);
    const verdict = isMet(figure) ? '✔ met' : '✘ missed';
    console.log(
      `${before.name.padEnd(columns[0])}${String(before.reads).padStart(6)}${String(after.reads).padStart(8)}   ${verdict}`,
    );
    return figure;
  });
  report.keep(heading, figures);
}
