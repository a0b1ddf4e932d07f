/**
 * Makes an account the administrator of a school: `npm run make-admin -- EMAIL [--name "Full Name"] [--unverified]`.
 * Reads GCLOUD_PROJECT, and the emulator hosts when the school is a local one.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Email } from '@padavu/domain/email';
import { connect, fail, run } from './admin/command.ts';
import { promote } from './admin/promotion.ts';
import { adviceFor, readTarget } from './admin/target.ts';

const usage = 'Usage: npm run make-admin -- EMAIL [--name "Full Name"] [--unverified]';

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, unverified: { type: 'boolean', default: false } },
  });
  const email = Email.safeParse(positionals[0]);
  if (!email.success || positionals.length !== 1) return fail(usage);

  const target = readTarget(process.env);
  if (target.kind === 'missing') return fail(target.advice);

  const services = { ...connect(target), now: () => new Date(), randomInt };
  try {
    const { uid, name } = await promote(services, email.data, values);
    console.log(`${name} (${email.data}, ${uid}) is now an administrator of ${target.projectId}.`);
  } catch (error) {
    const advice = adviceFor(error, email.data);
    if (advice === undefined) throw error;
    fail(advice);
  }
}

await run(main, usage);
