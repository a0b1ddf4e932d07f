/**
 * Migrates the data of older versions, and makes Firebase Auth, documents and rights agree: `npm run migrate` lists
 * what there is to do, `npm run migrate -- --write` does it, in the local school that `npm start` runs; `--project ID`
 * names a real one. Safe to repeat, to interrupt and to run beside a live school.
 */
import { parseArgs } from 'node:util';
import { chooseTarget, connect, fail, run } from '../admin/command.ts';
import { adviceFor } from '../admin/target.ts';
import { migrate } from './migrate.ts';

const usage = 'Usage: npm run migrate -- [--write] [--project ID]';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { write: { type: 'boolean', default: false }, project: { type: 'string' } },
  });
  const target = await chooseTarget(values.project);
  if (target.kind === 'missing') return fail(target.advice);
  const { kind, projectId } = target;
  const services = connect(target);
  const where = kind === 'emulators' ? 'the local school' : projectId;
  console.log(values.write ? `Bringing ${where} up to date:` : `What there is to do in ${where}:`);
  try {
    const total = await migrate({ ...services, write: values.write }, (line) => console.log(line));
    if (!values.write && total > 0) console.log('Nothing was written. Run it with --write to do it.');
  } catch (error) {
    const advice = adviceFor(error, '');
    if (advice === undefined) throw error;
    fail(advice);
  }
}

await run(main, usage);
