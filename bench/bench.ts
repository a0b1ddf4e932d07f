import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { dataDirectory, Failure, main } from '../scripts/command.ts';
import { readJson } from '../scripts/install.mjs';
import { changeInWords, changeOf, Figure, isMet, printFigures, rowOf } from './figures.ts';

// Runs a bench: its figures are printed, stored as JSON, and compared with those of the run before.

const Outcome = z.object({
  bench: z.string(),
  when: z.string(),
  machine: z.string(),
  /** The arguments of the command: only runs of the same size are compared. */
  size: z.string(),
  tables: z.array(z.object({ heading: z.string(), figures: z.array(Figure) })),
  /** The values of the run before, by heading and name. */
  before: z.record(z.string(), z.number()),
});
export type Outcome = z.infer<typeof Outcome>;

export type Report = {
  /** Prints figures, and stores them. */
  add: (heading: string, figures: readonly Figure[]) => void;
  /** Stores figures without printing them. */
  keep: (heading: string, figures: readonly Figure[]) => void;
};

export const outcomeFile = (name: string) => join(dataDirectory, 'bench', `${name}.json`);

const keyOf = (heading: string, name: string) => `${heading}: ${name}`;

/** The outcome of the last complete run of a bench. */
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

/** The values of the run before; empty if its machine or its size was another. */
function valuesBefore(name: string, size: string): Outcome['before'] {
  const last = outcomeOf(name);
  if (!last || last.machine !== machineInWords() || last.size !== size) return {};
  const all = last.tables.flatMap(({ heading, figures }) =>
    figures.map((figure) => [keyOf(heading, figure.name), figure.value] as const),
  );
  return Object.fromEntries(all);
}

/**
 * The whole number in an argument of the command, or the default.
 * @throws Failure for an argument that is no whole number above 0
 */
export function countArgument(index: number, fallback: number, noun: string): number {
  const text = process.argv[2 + index];
  if (text === undefined) return fallback;
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new Failure(`"${text}" is no number of ${noun}: give a whole one, such as ${fallback}.`);
}

/**
 * Runs a bench as a command: exit code 1 when a figure misses its target.
 * @param args the arguments that it takes, such as `[USERS]`; empty if it takes none
 */
export async function bench(
  name: string,
  args: string,
  work: (report: Report) => Promise<void>,
): Promise<void> {
  await main(
    async () => {
      const { positionals } = parseArgs({ allowPositionals: args !== '' });
      const size = positionals.join(' ');
      const outcome: Outcome = {
        bench: name,
        when: new Date().toISOString(),
        machine: machineInWords(),
        size,
        tables: [],
        before: valuesBefore(name, size),
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
    },
    `Usage: npm run bench:${name}${args && ` -- ${args}`}`,
  );
}

type Row = { figure: Figure; heading: string; before: number | undefined };

export const rowsOf = ({ tables, before: values }: Outcome): Row[] =>
  tables.flatMap(({ heading, figures }) =>
    figures.map((figure) => ({ figure, heading, before: values[keyOf(heading, figure.name)] })),
  );

/** A row of a table of all benches: the figure, its target, and how it compares with the run before. */
export function fullRow({ figure, heading, before: value }: Row, prefix: string): string {
  const name = `${prefix}${keyOf(heading, figure.name)}`;
  return `${rowOf({ ...figure, name }, 76).padEnd(112)} ${changeInWords(figure, value)}`;
}

/** Prints which figures became better or worse, and returns the exit code. */
export function conclude(rows: readonly Row[]): number {
  const changed = rows.filter((row) => ['better', 'worse'].includes(changeOf(row.figure, row.before)));
  if (changed.length > 0) console.log('\nChanged since the run before, beyond what differs from run to run:');
  for (const row of changed) console.log(`  ${fullRow(row, '')}`);
  const withTarget = rows.filter(({ figure }) => figure.target !== undefined);
  const missed = withTarget.filter(({ figure }) => !isMet(figure));
  console.log(
    missed.length === 0
      ? `\nAll ${withTarget.length} figures meet their targets.`
      : `\n${missed.length} of ${withTarget.length} figures miss their targets.`,
  );
  return missed.length === 0 ? 0 : 1;
}
