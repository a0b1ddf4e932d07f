import type { Json } from './json.ts';

export const PROJECT = 'my-school';
export const PROJECT_NUMBER = '123456789012';
export const TOKEN = 'ya29.a-token-of-the-stand-in';
export const FUNCTIONS_ACCOUNT = `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com`;

export type Call = {
  method: string;
  service: string;
  path: string;
  query: URLSearchParams;
  headers: Json;
  body: Json;
};
export type Reply = { status: number; body: Json };
export type Operation = { name: string; polls: number; finish: () => Json; response?: Json };

export type State = {
  enabledServices: Set<string>;
  /** How many calls a newly enabled API still refuses. */
  enablingLag: Map<string, number>;
  /** `undefined` until somebody presses "Get started" under Authentication. */
  auth: Json | undefined;
  database: Json | undefined;
  backupSchedules: Json[];
  fields: Map<string, Json>;
  billing: { billingEnabled: boolean; billingAccountName: string };
  budgets: Json[];
  webApps: Json[];
  /** The site key of each app by its id, and how App Check is enforced for Firestore. */
  appCheck: { siteKeys: Map<string, string>; firestore: string };
  policies: Map<string, Json>;
  /** Permissions that the caller lacks. */
  denied: Set<string>;
  operations: Map<string, Operation>;
};

/** A project as the console creates it, on the Blaze plan and with Authentication set up. */
export function freshProject(): State {
  return {
    enabledServices: new Set([
      'firebase.googleapis.com',
      'identitytoolkit.googleapis.com',
      'serviceusage.googleapis.com',
    ]),
    enablingLag: new Map(),
    auth: {
      name: `projects/${PROJECT_NUMBER}/config`,
      subtype: 'FIREBASE_AUTH',
      authorizedDomains: ['localhost', `${PROJECT}.firebaseapp.com`, `${PROJECT}.web.app`],
      signIn: { hashConfig: { algorithm: 'SCRYPT', signerKey: 'never-to-be-sent-back' } },
      client: { apiKey: 'AIza-of-the-project' },
      notification: {
        sendEmail: { method: 'DEFAULT', callbackUri: `https://${PROJECT}.firebaseapp.com/__/auth/action` },
      },
      mfa: { state: 'DISABLED' },
    },
    database: undefined,
    backupSchedules: [],
    fields: new Map(),
    billing: { billingEnabled: true, billingAccountName: 'billingAccounts/012345-567890-ABCDEF' },
    budgets: [],
    webApps: [],
    appCheck: { siteKeys: new Map(), firestore: 'OFF' },
    policies: new Map([[FUNCTIONS_ACCOUNT, { etag: 'BwX1', version: 1 }]]),
    denied: new Set(),
    operations: new Map(),
  };
}
