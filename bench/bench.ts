import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { dataDirectory, Failure, main } from '../scripts/command.ts';
import { readJson } from '../scripts/install.mjs';
import { changeInWords, changeOf, Figure, isMet, printFigures, rowOf } from './figures.ts';

// One way to run a bench: what it finds is printed, kept as JSON, and compared with what the run before found.

const Outcome = z.object({
  bench: z.string(),
  when: z.string(),
  machine: z.string(),
  /** The arguments of the command: only runs of the same size compare. */
  size: z.string(),
  tables: z.array(z.object({ heading: z.string(), figures: z.array(Figure) })),
  /** What the run before found, by heading and name. */
  before: z.record(z.string(), z.number()),
});
export type Outcome = z.infer<typeof Outcome>;

export type Report = {
  /** Prints figures, and keeps them. */
  add: (heading: string, figures: readonly Figure[]) => void;
  /** Keeps figures that are printed in another way. */
  keep: (heading: string, figures: readonly Figure[]) => void;
};

export const outcomeFile = (name: string) => join(dataDirectory, 'bench', `${name}.json`);

const keyOf = (heading: string, name: string) => `${heading}: ${name}`;

/** What a bench found when it last ran to its end. */
export function outcomeOf(name: string): Outcome | undefined {
  const file = outcomeFile(name);
  return existsSync(file) ? Outcome.safeParse(readJson(file)).data : undefined;
}

/** Processor, cores, memory and Node. */
export function machineInWords(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory} GB, Node ${process.versions.node}`;
}

/** What `work` found in the run before; nothing where that was another machine or another size. */
function before(name: string, size: string): Outcome['before'] {
  const last = outcomeOf(name);
  if (!last || last.machine !== machineInWords() || last.size !== size) return {};
  const all = last.tables.flatMap(({ heading, figures }) =>
    figures.map((figure) => [keyOf(heading, figure.name), figure.value] as const),
  );
  return Object.fromEntries(all);
}

/**
 * A whole number that the command names in this place, or the usual one.
 * @throws Failure which says what was meant
 */
export function countGiven(index: number, usual: number, of: string): number {
  const text = process.argv[2 + index];
  if (text === undefined) return usual;
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new Failure(`"${text}" is no number of ${of}: give a whole one, such as ${usual}.`);
}

/** Runs a bench as a command: exit code 1 when a figure misses its target. */
export async function bench(name: string, work: (report: Report) => Promise<void>): Promise<void> {
  await main(async () => {
    const size = process.argv.slice(2).join(' ');
    const outcome: Outcome = {
      bench: name,
      when: new Date().toISOString(),
      machine: machineInWords(),
      size,
      tables: [],
      before: before(name, size),
    };
    console.log(`${outcome.machine}; load ${loadavg()[0]?.toFixed(1)} as the bench begins`);
    const keep: Report['keep'] = (heading, figures) => {
      outcome.tables.push({ heading, figures: [...figures] });
    };
    await work({
      keep,
      add: (heading, figures) => {
        printFigures(heading, figures);
        keep(heading, figures);
      },
    });
    const file = outcomeFile(name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(outcome, null, 2));
    return conclude(rowsOf(outcome));
  });
}

export type Row = { figure: Figure; heading: string; before: number | undefined };

export const rowsOf = ({ tables, before: found }: Outcome): Row[] =>
  tables.flatMap(({ heading, figures }) =>
    figures.map((figure) => ({ figure, heading, before: found[keyOf(heading, figure.name)] })),
  );

/** A row of a table of all benches: the figure, its target, and how it compares with the run before. */
export function fullRow({ figure, heading, before: value }: Row, prefix: string): string {
  const name = `${prefix}${keyOf(heading, figure.name)}`;
  return `${rowOf({ ...figure, name }, 76).padEnd(112)} ${changeInWords(figure, value)}`;
}

/** Prints what became better or worse, and the verdict. */
export function conclude(rows: readonly Row[]): number {
  const moved = rows.filter((row) => ['better', 'worse'].includes(changeOf(row.figure, row.before)));
  if (moved.length > 0) console.log('\nChanged since the run before, beyond what differs from run to run:');
  for (const row of moved) console.log(`  ${fullRow(row, '')}`);
  const withTarget = rows.filter(({ figure }) => figure.target !== undefined);
  const missed = withTarget.filter(({ figure }) => !isMet(figure));
  console.log(
    missed.length === 0
      ? `\nAll ${withTarget.length} figures meet their targets.`
      : `\n${missed.length} of ${withTarget.length} figures miss their targets.`,
  );
  return missed.length === 0 ? 0 : 1;
}
