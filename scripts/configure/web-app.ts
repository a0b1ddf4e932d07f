import { brand } from '@padavu/domain/school/brand';
import { z } from 'zod';
import { envLine } from './env-file.ts';
import type { Context, Finding, Step } from './step.ts';

const SERVICE = 'firebase.googleapis.com';
const VERSION = 'v1beta1';

export const WEB_SETTINGS = 'web/.env.production.local';

const App = z.object({
  appId: z.string(),
  displayName: z.string().default(''),
  state: z.string().default('ACTIVE'),
});
type App = z.infer<typeof App>;
const Apps = z.object({ apps: z.array(App).default([]), nextPageToken: z.string().default('') });

/** What the pages need of google.firebase.v1beta1.WebAppConfig; the rest is for products that Padavu does not use. */
const WebConfig = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  authDomain: z.string(),
  appId: z.string(),
});

/**
 * Creates the web app, by the Firebase Management API v1beta1 (`projects.webApps`), and writes its settings to two
 * files of the checkout. None of them is secret: the same values are in every page.
 */
export const webAppStep: Step = {
  title: 'Web app and files',
  role: 'Firebase Admin (roles/firebase.admin)',
  async inspect(context) {
    const { google, site } = context;
    const app = await findApp(context);
    if (!('appId' in app)) return [app];
    const config = await google.get(WebConfig, {
      service: SERVICE,
      path: `${VERSION}/projects/${google.project}/webApps/${app.appId}/config`,
    });
    return [
      { setting: 'Web app', state: 'right', is: `"${app.displayName}" (${app.appId})` },
      envLine(context, {
        file: WEB_SETTINGS,
        name: 'VITE_FIREBASE_CONFIG',
        value: JSON.stringify(config),
        isSame: (existing) => isSameConfig(existing, config),
      }),
      envLine(context, { file: WEB_SETTINGS, name: 'VITE_SITE_URL', value: site }),
      envLine(context, {
        file: `functions/.env.${google.project}`,
        name: 'WEB_API_KEY',
        value: config.apiKey,
      }),
      envLine(context, { file: `functions/.env.${google.project}`, name: 'SITE_URL', value: site }),
    ];
  },
};

/** Returns the app of the school's pages, or a finding that says why there is none. */
export async function findApp(context: Context): Promise<App | Finding> {
  return choose(await appsOf(context), context);
}

async function appsOf({ google }: Context): Promise<App[]> {
  const found: App[] = [];
  let pageToken = '';
  do {
    const page = await google.get(Apps, {
      service: SERVICE,
      path: `${VERSION}/projects/${google.project}/webApps`,
      query: pageToken === '' ? {} : { pageToken },
    });
    found.push(...page.apps.filter(({ state }) => state === 'ACTIVE'));
    pageToken = page.nextPageToken;
  } while (pageToken !== '');
  return found;
}

/** Returns the app that was named, the only one, or the one with the product's name. */
function choose(apps: App[], { google, appId }: Context): App | Finding {
  const setting = 'Web app';
  const known = apps.map((app) => `"${app.displayName}" (${app.appId})`).join(', ');
  if (appId !== undefined) {
    return (
      apps.find((app) => app.appId === appId) ?? {
        setting,
        state: 'manual',
        is: `${appId} is none of the project’s web apps: ${known || 'it has none'}`,
        todo: 'Name one of them with --app.',
      }
    );
  }
  const named = apps.filter(({ displayName }) => displayName === brand.name);
  const [only, ...others] = named.length > 0 ? named : apps;
  if (only !== undefined && others.length === 0) return only;
  if (only !== undefined) {
    return { setting, state: 'manual', is: `several: ${known}`, todo: 'Name one with --app APP_ID.' };
  }
  return {
    setting,
    state: 'wrong',
    is: 'none',
    becomes: `"${brand.name}"; then its settings go into ${WEB_SETTINGS} and functions/.env.${google.project}`,
    async apply() {
      const started = await google.post({
        service: SERVICE,
        path: `${VERSION}/projects/${google.project}/webApps`,
        body: { displayName: brand.name },
      });
      await google.finish(started, { service: SERVICE, version: VERSION });
    },
  };
}

/** The project that a value of `VITE_FIREBASE_CONFIG` names; `undefined` for a value that cannot be read. */
export function projectOfPages(config: string): string | undefined {
  try {
    return WebConfig.pick({ projectId: true }).safeParse(JSON.parse(config)).data?.projectId;
  } catch {
    return undefined;
  }
}

function isSameConfig(existing: string, config: z.infer<typeof WebConfig>): boolean {
  try {
    const parsed = WebConfig.safeParse(JSON.parse(existing));
    return parsed.success && JSON.stringify(parsed.data) === JSON.stringify(config);
  } catch {
    return false;
  }
}
