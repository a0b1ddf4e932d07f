/**
 * Migrates the data of older versions, and makes Firebase Auth, documents and rights agree: `npm run migrate` lists
 * what there is to do, `npm run migrate -- --write` does it, in the local school that `npm start` runs; `--project ID`
 * names a real one. Safe to repeat, to interrupt and to run beside a live school.
 */
import { parseArgs } from 'node:util';
import { chooseTarget, connect, mayEndAnywhere, run } from '../admin/command.ts';
import { migrate } from './migrate.ts';

const usage = 'Usage: npm run migrate -- [--write] [--project ID]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { write: { type: 'boolean', default: false }, project: { type: 'string' } },
  });
  mayEndAnywhere();
  const target = await chooseTarget(values.project);
  const { kind, projectId } = target;
  const where = kind === 'emulators' ? 'the local school' : projectId;
  console.log(values.write ? `Bringing ${where} up to date:` : `What there is to do in ${where}:`);
  const total = await migrate({ ...connect(target), write: values.write }, (line) => console.log(line));
  if (!values.write && total > 0) console.log('Nothing was written. Run it with --write to do it.');
}

await run(main, usage);
