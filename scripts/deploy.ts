import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { main, run } from './command.ts';
import { withAppCheckHosts, writeConfig } from './firebase-config.ts';
import { root } from './install.mjs';

// `npm run deploy -- --project ID`: `firebase deploy`, and where the pages are built with App Check, with policies that let it
// work.
const NAME = 'VITE_APP_CHECK_SITE_KEY';

/** As `vite build` reads settings for production: the first that has a value wins. */
function siteKey(): string | undefined {
  const files = ['.env.production.local', '.env.production', '.env.local', '.env']
    .map((file) => join(root, 'web', file))
    .filter((file) => existsSync(file));
  const settings = [process.env, ...files.map((file) => parseEnv(readFileSync(file, 'utf8')))];
  return settings.map((setting) => setting[NAME]).find((value) => value !== undefined);
}

await main(async () => {
  const config = siteKey() ? ['--config', writeConfig('deploy', withAppCheckHosts)] : [];
  if (config.length > 0) console.log(`App Check is on (${NAME}): the pages may speak to reCAPTCHA.`);
  return await run(['firebase', 'deploy', ...config, ...process.argv.slice(2)]);
});
