/**
 * Sets a real Firebase project up: `npm run configure -- --project ID`, first without and then with `--write`. Safe to
 * repeat. Signs in with Application Default Credentials.
 */
import { styleText } from 'node:util';
import { checkArguments } from '../arguments.mjs';
import { root } from '../install.mjs';
import { configure, exitCodeOf } from './configuration.ts';
import { accessToken, addressOf } from './credentials.ts';
import { googleClient } from './google.ts';
import { readOptions, USAGE, UsageError } from './options.ts';
import { findProject } from './project.ts';
import { Refusal } from './refusal.ts';
import { reportEnd, reportStep } from './report.ts';

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const { project, site, budget, location, app, appCheck, write, check } = readOptions(args, root);
  const google = googleClient({ project, addressOf, accessToken: accessToken(project) });
  const { projectNumber, displayName } = await findProject(google);
  console.log(`${displayName} (${project}), whose site is ${site}`);
  const context = { google, projectNumber, site, location, budget, appId: app, appCheckKey: appCheck, root };
  const results = await configure(context, { writes: write, report: reportStep });
  reportEnd(results, { project, writes: write, args: args.filter((arg) => arg !== '--check') });
  return exitCodeOf(results, write || check);
}

checkArguments(USAGE);
try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = 1;
  // `npm run doctor` passes `--check`, and has another usage.
  if (error instanceof UsageError)
    console.error(process.argv.includes('--check') ? error.message : `${error.message}\n\n${USAGE}`);
  else if (error instanceof Refusal) console.error(`${styleText('red', error.message)}\n${error.todo}`);
  else throw error;
}
