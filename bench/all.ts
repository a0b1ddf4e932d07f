import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, interruption, main, run } from '../scripts/command.ts';
import { projectNode } from '../scripts/install.mjs';
import { conclude, fullRow, machineInWords, outcomeFile, outcomeOf, rowsOf } from './bench.ts';

// `npm run bench [-- NAME ...] [--users 100000] [--seconds 60] [--out FILE]` runs every bench, or those that are named,
// one after the other. Then it prints one table of all figures, with their targets and the change since the run before,
// and writes them as JSON. `--users` is the number of users for the benches `api` and `admin`, `--seconds` the duration
// of `load`.

const names = ['weight', 'cold', 'learn', 'web', 'site', 'api', 'admin', 'many', 'load', 'backup'] as const;

const usage = `Usage: npm run bench -- [NAME ...] [--users NUMBER] [--seconds NUMBER] [--out FILE]
NAME is one of ${names.join(', ')}.`;

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      users: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '60' },
      out: { type: 'string', default: outcomeFile('all') },
    },
  });
  const unknown = positionals.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0)
    throw new Failure(`There is no bench "${unknown[0]}"; there are ${names.join(', ')}.`);
  const sizes: Record<string, string[]> = {
    api: [values.users],
    admin: [values.users],
    load: [values.seconds],
  };

  const selected = names.filter((name) => positionals.length === 0 || positionals.includes(name));
  const began = new Date().toISOString();
  for (const name of selected) {
    interruption.throwIfAborted();
    console.log(`\n== ${name} ==`);
    await run([projectNode, `bench/${name}.ts`, ...(sizes[name] ?? [])]);
  }

  const outcomes = selected.flatMap((name) => outcomeOf(name) ?? []).filter(({ when }) => when >= began);
  const failed = selected.filter((name) => !outcomes.some((outcome) => outcome.bench === name));
  console.log(`\n== All figures, on ${machineInWords()} ==`);
  for (const outcome of outcomes) {
    const size = outcome.size === '' ? '' : ` ${outcome.size}`;
    for (const row of rowsOf(outcome)) console.log(`  ${fullRow(row, `${outcome.bench}${size}, `)}`);
  }
  for (const name of failed) console.log(`  ✘ ${name} did not run to its end`);
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, JSON.stringify({ began, failed, outcomes }, null, 2));
  const exitCode = conclude(outcomes.flatMap(rowsOf));
  console.log(
    `Written to ${values.out}. A figure is better or worse where it moved by more than it differs from run to run:`,
  );
  console.log('times 20 % and 10 ms, weights 0.5 %, others 5 %.');
  return failed.length > 0 ? 1 : exitCode;
}, usage);
