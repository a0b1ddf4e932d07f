import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { z } from 'zod';
import { isProjectId } from '../admin/target.ts';
import { projectOfPages, WEB_SETTINGS } from './web-app.ts';

export const USAGE = `Usage: npm run configure -- --project ID [options]

  --write           makes the changes; without it they are only shown
  --site ADDRESS    the address of the school's site; otherwise the one in ${WEB_SETTINGS},
                    otherwise https://ID.web.app
  --budget AMOUNT   a mail when a month costs that much, in whole units of the billing account's currency
  --location PLACE  where a new Firestore database is made; asia-south1 without it
  --app APP_ID      the web app, where the project has several
  --app-check KEY   turns App Check on with a site key of reCAPTCHA Enterprise; otherwise the one in
                    ${WEB_SETTINGS}`;

const NO_AMOUNT = '--budget takes a whole number above 0.';

const Options = z.object({
  project: z.string(),
  site: z
    .url({ protocol: /^https$/, error: '--site takes an address that begins with https://.' })

    .refine(
      (site) => URL.canParse(site) && new URL(site).pathname === '/',
      '--site takes an address without a path.',
    )
    .transform((site) => new URL(site).origin),
  budget: z.coerce.number(NO_AMOUNT).int(NO_AMOUNT).positive(NO_AMOUNT).optional(),
  location: z.string(),
  app: z.string().optional(),
  appCheck: z
    .string()
    .regex(/^[\w-]{20,}$/, '--app-check takes a site key of reCAPTCHA Enterprise.')
    .optional(),
  write: z.boolean(),
  check: z.boolean(),
});
type Options = z.infer<typeof Options>;

/** The command line is invalid. */
export class UsageError extends Error {}

/**
 * Reads the command line. With `--check`, which `npm run doctor` passes, nothing is written, and the exit code says
 * whether everything is right.
 */
export function readOptions(args: string[], root: string): Options {
  const { values } = parse(args);
  const { project } = values;
  if (project === undefined) throw new UsageError('--project is missing.');
  if (!isProjectId(project)) throw new UsageError('--project takes the id of a project, such as my-school.');
  const build = buildSettings(root, project);
  const options = Options.safeParse({
    ...values,
    site: values.site ?? build['VITE_SITE_URL'] ?? `https://${project}.web.app`,
    appCheck: values['app-check'] ?? build['VITE_APP_CHECK_SITE_KEY'],
  });
  if (!options.success) throw new UsageError(options.error.issues[0]?.message ?? '');
  if (options.data.write && options.data.check) throw new UsageError('--check writes nothing.');
  return options.data;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        project: { type: 'string' },
        site: { type: 'string' },
        budget: { type: 'string' },
        location: { type: 'string', default: 'asia-south1' },
        app: { type: 'string' },
        'app-check': { type: 'string' },
        write: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The settings of the build, unless they are those of another project: a second school would get the first one's site
 * into its mails and its allowed domains.
 */
function buildSettings(root: string, project: string): NodeJS.Dict<string> {
  const file = join(root, WEB_SETTINGS);
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const { VITE_FIREBASE_CONFIG: config } = settings;
  return config === undefined || projectOfPages(config) === project ? settings : {};
}
