/**
 * Makes an account the administrator of a school: `npm run make-admin -- EMAIL [--name "Full Name"] [--project ID]
 * [--unverified]`. Without a project it works on the local school that `npm start` runs, or on the emulators that the
 * environment names.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Email } from '@padavu/domain/values/email';
import { Failure } from '../command.ts';
import { addressOf, PORTS } from '../ports.mjs';
import { chooseTarget, connect, mayEndAnywhere, run } from './command.ts';
import { promote } from './promotion.ts';

const usage = 'Usage: npm run make-admin -- EMAIL [--name "Full Name"] [--project ID] [--unverified]';

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      project: { type: 'string' },
      unverified: { type: 'boolean', default: false },
    },
  });
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0) throw new Failure(usage);
  const email = Email.safeParse(address);
  if (!email.success) throw new Failure(`"${address}" is no email address.\n\n${usage}`);

  mayEndAnywhere();
  const target = await chooseTarget(values.project);
  const services = { ...connect(target), now: () => new Date(), randomInt };
  const { uid, name, passwordLink } = await promote(services, email.data, values);
  const where = target.kind === 'emulators' ? 'the local school' : target.projectId;
  console.log(`${name} (${email.data}, ${uid}) is now an administrator of ${where}.`);
  if (passwordLink !== undefined)
    console.log(`Choose a password: ${target.kind === 'emulators' ? onSite(passwordLink) : passwordLink}`);
}

/** Converts the emulator's link, which has no page, to one of the site. */
function onSite(link: string): string {
  const site = process.env['PADAVU_BASE_URL'] ?? addressOf(PORTS.hosting);
  return `${site}/reset?oobCode=${new URL(link).searchParams.get('oobCode')}`;
}

await run(main, usage);
