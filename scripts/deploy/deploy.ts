import { join } from 'node:path';
import { loadEnv } from 'vite';
import { main, run } from '../command.ts';
import { writeConfig } from '../firebase-config.ts';
import { root } from '../install.mjs';
import { withAppCheckHosts } from './app-check-policies.ts';

// `npm run deploy -- --project ID` runs `firebase deploy`. If the pages are built with App Check, the policies allow
// it.
const SITE_KEY = 'VITE_APP_CHECK_SITE_KEY';

await main(async () => {
  const isOn = Boolean(loadEnv('production', join(root, 'web'))[SITE_KEY]);
  const config = isOn ? ['--config', writeConfig('deploy', withAppCheckHosts)] : [];
  if (isOn) console.log(`App Check is on (${SITE_KEY}): the pages may speak to reCAPTCHA.`);
  return await run(['firebase', 'deploy', ...config, ...process.argv.slice(2)]);
});
