import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { envLine } from './env-file.ts';
import { setting, type Context, type Finding, type Step } from './step.ts';
import { findApp, WEB_SETTINGS } from './web-app.ts';

const SERVICE = 'firebaseappcheck.googleapis.com';

/** The APIs that only App Check needs. */
export const APP_CHECK_SERVICES = [SERVICE, 'recaptchaenterprise.googleapis.com'] as const;

const Provider = z.object({ siteKey: z.string().default('') });
const Enforcement = z.object({ enforcementMode: z.string().default('OFF') });

/**
 * Sets up App Check with reCAPTCHA Enterprise if the school has chosen it (docs/decisions/078), by the Firebase App
 * Check API v1: `projects.apps.recaptchaEnterpriseConfig` and `projects.services`. It never enforces App Check, because
 * that shuts out every open page without a token; a person decides when.
 */
export const appCheckStep: Step = {
  title: 'App Check',
  role: 'Firebase App Check Admin (roles/firebaseappcheck.admin)',
  async inspect(context) {
    const { google, projectNumber, appCheckKey } = context;
    if (appCheckKey === undefined) {
      return [{ setting: 'App Check', state: 'right', is: 'not chosen; --app-check SITE_KEY turns it on' }];
    }
    const app = await findApp(context);
    if (!('appId' in app)) {
      const todo = 'Run this again once the project has its web app.';
      return [{ setting: 'App Check', state: 'manual', is: 'there is no web app to register', todo }];
    }
    const path = `v1/projects/${projectNumber}/apps/${app.appId}/recaptchaEnterpriseConfig`;
    const { siteKey } = await google.get(Provider, { service: SERVICE, path });
    return [
      setting('Provider of the web app', {
        isRight: siteKey === appCheckKey,
        is: siteKey === '' ? 'none' : `reCAPTCHA Enterprise with the key ${siteKey}`,
        becomes: `reCAPTCHA Enterprise with the key ${appCheckKey}`,
        apply: () =>
          google.patch({
            service: SERVICE,
            path,
            query: { updateMask: 'siteKey' },
            body: { siteKey: appCheckKey },
          }),
      }),
      envLine(context, { file: WEB_SETTINGS, name: 'VITE_APP_CHECK_SITE_KEY', value: appCheckKey }),
      envLine(context, {
        file: `functions/.env.${google.project}`,
        name: 'APP_CHECK',
        value: 'monitor',
        isSame: (value) => value === 'monitor' || value === 'enforce',
      }),
      await enforcement(context),
    ];
  },
};

/**
 * If the API refuses calls without a token, Firestore has to refuse them too: its database can be read without the API.
 */
async function enforcement({ google, projectNumber, root }: Context): Promise<Finding> {
  const { enforcementMode } = await google.get(Enforcement, {
    service: SERVICE,
    path: `v1/projects/${projectNumber}/services/firestore.googleapis.com`,
  });
  const name = 'Enforcement for Cloud Firestore';
  if (enforcementMode === 'ENFORCED') return { setting: name, state: 'right', is: 'enforced' };
  const file = join(root, `functions/.env.${google.project}`);
  const isEnforcedByApi = existsSync(file) && parseEnv(readFileSync(file, 'utf8'))['APP_CHECK'] === 'enforce';
  const page = `https://console.firebase.google.com/project/${google.project}/appcheck`;
  return {
    setting: name,
    state: isEnforcedByApi ? 'manual' : 'optional',
    is: isEnforcedByApi ? 'off, while APP_CHECK is enforce' : 'off',
    todo: `When the figures at ${page} show strangers alone without a token, press "Enforce" for Cloud Firestore and Authentication there, and set APP_CHECK=enforce.`,
  };
}
