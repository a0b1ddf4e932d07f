import { z } from 'zod';

/** One figure, with its target if it has one; without a target it only describes the run. */
export const Figure = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  target: z.number().optional(),
  better: z.enum(['less', 'more']),
});
export type Figure = z.infer<typeof Figure>;

export const atMost = (name: string, value: number, unit: string, target: number): Figure => ({
  name,
  value,
  unit,
  target,
  better: 'less',
});

export const atLeast = (name: string, value: number, unit: string, target: number): Figure => ({
  ...atMost(name, value, unit, target),
  better: 'more',
});

/** A figure without a target. */
export const withoutTarget = (name: string, value: number, unit: string): Figure => ({
  name,
  value,
  unit,
  better: 'less',
});

export const isMet = ({ value, target, better }: Figure): boolean =>
  target === undefined || (better === 'less' ? value <= target : value >= target);

/** Prints a table of figures under a heading. */
export function printFigures(heading: string, figures: readonly Figure[]): void {
  console.log(`\n${heading}`);
  for (const figure of figures) console.log(`  ${rowOf(figure)}`);
}

/** A figure as a line: whether its target is met, its name, value and target. */
export function rowOf(figure: Figure, width = 30): string {
  const { name, value, unit, target, better } = figure;
  const cells = [
    target === undefined ? '·' : isMet(figure) ? '✔' : '✘',
    name.padEnd(width),
    readable(value).padStart(8),
    unit.padEnd(4),
    target === undefined ? '' : `target ${better === 'less' ? '≤' : '≥'} ${readable(target)}`,
  ];
  return cells.join(' ');
}

export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value that so many per cent of all values do not exceed. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(Math.ceil((values.length * percent) / 100) - 1, 0)] ?? Number.NaN;

const readable = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 1);

/** The part by which a figure may differ from run to run without meaning anything, by its unit. */
const noise: Record<string, number> = { ms: 0.2, s: 0.2, '/s': 0.2, KiB: 0.005 };
const otherNoise = 0.05;
/** The difference without meaning, in the unit: a few milliseconds of a short time mean nothing either. */
const leastNoise: Record<string, number> = { ms: 10, s: 0.2 };

type Change = 'new' | 'same' | 'better' | 'worse';

/** How a figure compares with that of the run before; one without a target is neither better nor worse. */
export function changeOf({ value, unit, target, better }: Figure, before: number | undefined): Change {
  if (before === undefined) return 'new';
  if (target === undefined) return 'same';
  const difference = value - before;
  const band = Math.max(Math.abs(before) * (noise[unit] ?? otherNoise), leastNoise[unit] ?? 0);
  if (Math.abs(difference) <= band) return 'same';
  return difference < 0 === (better === 'less') ? 'better' : 'worse';
}

/** The change in words: "worse, +31 %". */
export function changeInWords(figure: Figure, before: number | undefined): string {
  const change = changeOf(figure, before);
  if (before === undefined || change === 'new' || change === 'same') return change;
  const part = before === 0 ? `from 0` : `${signed(Math.round((figure.value / before - 1) * 100))} %`;
  return `${change}, ${part}`;
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
