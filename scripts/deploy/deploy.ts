import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { isProjectId } from '../admin/target.ts';
import { Failure, main, runInTerminal } from '../command.ts';
import { writeConfig } from '../firebase-config.ts';
import { root } from '../install.mjs';
import { withAppCheckHosts } from './app-check-policies.ts';
import { problemOfSettings } from './settings.ts';

// `npm run deploy -- --project ID` runs `firebase deploy`, if the settings belong to that project. If the pages are
// built with App Check, the policies allow it.
const SITE_KEY = 'VITE_APP_CHECK_SITE_KEY';

const usage = 'Usage: npm run deploy -- --project ID [options of "firebase deploy", such as --only hosting]';

await main(async () => {
  const args = process.argv.slice(2);
  const { values } = parseArgs({
    args,
    strict: false,
    options: { project: { type: 'string', short: 'P' } },
  });
  const { project } = values;
  if (typeof project !== 'string' || !isProjectId(project)) throw new Failure(usage);
  const pages = loadEnv('production', join(root, 'web'));
  const problem = problemOfSettings({ project, pages, root });
  if (problem !== undefined) throw new Failure(`Nothing was deployed. ${problem}`);
  const isOn = Boolean(pages[SITE_KEY]);
  const config = isOn ? ['--config', writeConfig('deploy', withAppCheckHosts)] : [];
  if (isOn) console.log(`App Check is on (${SITE_KEY}): the pages may speak to reCAPTCHA.`);
  // It asks, such as before it deletes a function, and without a terminal it refuses.
  return await runInTerminal(['firebase', 'deploy', ...config, ...args]);
}, usage);
