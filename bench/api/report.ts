import { isMet, type Figure } from '../figures.ts';
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
  return { name: `${name}: ratio`, value: median / bare, unit: '', target: maxRatio, better: 'less' };
}

/** Prints what was measured of some calls, each ratio with its target, and gives the figures that have one. */
export function reportCalls(heading: string, results: readonly Result[]): Figure[] {
  console.log(`\n${heading}`);
  console.log(row('', 'median ms', 'p99 ms', 'reads', 'bare ms', 'ratio', `  target ≤ ${maxRatio}`));
  return results.flatMap((result) => {
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
}

/** Prints how many documents each list reads in the small and in the large collection: it has to be the same. */
export function reportGrowth(small: readonly Result[], large: readonly Result[]): Figure[] {
  console.log('\nDocuments read, with 100 and with 100,000 users (target: as many)');
  return small.flatMap((before) => {
    const after = large.find(({ name }) => name === before.name);
    if (!after) return [];
    const figure: Figure = {
      name: `${before.name}: documents read`,
      value: after.reads,
      unit: '',
      target: before.reads,
      better: 'less',
    };
    const verdict = isMet(figure) ? '✔ met' : '✘ missed';
    console.log(
      `${before.name.padEnd(columns[0])}${String(before.reads).padStart(6)}${String(after.reads).padStart(8)}   ${verdict}`,
    );
    return figure;
  });
}
