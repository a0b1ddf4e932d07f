import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startGoogleApis, type GoogleApis } from '../../tests/support/google-apis.ts';
import {
  FUNCTIONS_ACCOUNT,
  PROJECT,
  PROJECT_NUMBER,
  TOKEN,
  type Reply,
  type State,
} from '../../tests/support/google/project.ts';
import { refuse } from '../../tests/support/google/replies.ts';
import { webApp } from '../../tests/support/google/routes.ts';
import { configure, exitCodeOf, type Result } from './configuration.ts';
import { googleClient } from './google.ts';
import { findProject } from './project.ts';
import { REQUIRED_SERVICES } from './services.ts';

const WEB_FILE = 'web/.env.production.local';
const FUNCTIONS_FILE = `functions/.env.${PROJECT}`;
const SITE = 'https://learn.school.example';

const opened: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function project(changes: Partial<State> = {}) {
  const apis = await startGoogleApis(changes);
  const root = mkdtempSync(join(tmpdir(), 'padavu-configure-'));
  writeFileSync(
    join(root, 'firestore.indexes.json'),
    JSON.stringify({
      fieldOverrides: [
        { collectionGroup: 'throttle', fieldPath: 'expiresAt', ttl: true, indexes: [] },
        { collectionGroup: 'attempts', fieldPath: 'endsAt', ttl: true, indexes: [] },
        { collectionGroup: 'lessons', fieldPath: 'topics', indexes: [] },
      ],
    }),
  );
  opened.push(
    () => apis.close(),
    () => rmSync(root, { recursive: true, force: true }),
  );
  return { apis, root };
}

type Place = { apis: GoogleApis; root: string };
type Chosen = {
  budget?: number;
  site?: string;
  appId?: string;
  appCheckKey?: string;
  token?: string;
  name?: string;
};

function clientOf({ apis }: Pick<Place, 'apis'>, { token = TOKEN, name = PROJECT }: Chosen = {}) {
  return googleClient({
    project: name,
    addressOf: (service) => `${apis.address}/${service}`,
    accessToken: () => Promise.resolve(token),
    pause: () => Promise.resolve(),
  });
}

async function run(place: Place, writes: boolean, chosen: Chosen = {}): Promise<Result[]> {
  const { budget, site = SITE, appId, appCheckKey } = chosen;
  return await configure(
    {
      google: clientOf(place, chosen),
      projectNumber: PROJECT_NUMBER,
      site,
      location: 'asia-south1',
      budget,
      appId,
      appCheckKey,
      root: place.root,
    },
    { writes, report: () => undefined },
  );
}

const see = (place: Place, chosen?: Chosen) => run(place, false, chosen);
const write = (place: Place, chosen?: Chosen) => run(place, true, chosen);

function outcomes(results: Result[]): Record<string, Result['outcome']> {
  return Object.fromEntries(results.map(({ setting, outcome }) => [setting, outcome]));
}

function named(results: Result[], setting: string): Result {
  const found = results.find((result) => result.setting === setting);
  if (found === undefined) throw new Error(`There is no "${setting}" in ${JSON.stringify(results)}.`);
  return found;
}

const identityPlatform = () => ({ subtype: 'IDENTITY_PLATFORM', authorizedDomains: ['localhost'] });

describe('a fresh project', () => {
  it('is set up whole by one run that writes', async () => {
    const place = await project({ auth: identityPlatform() });
    const results = await write(place, { budget: 2000 });

    expect(results.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'right')).toEqual([]);
    const { state } = place.apis;
    expect([...state.enabledServices]).toEqual(expect.arrayContaining([...REQUIRED_SERVICES]));
    expect(state.auth).toMatchObject({
      signIn: { email: { enabled: true, passwordRequired: true } },
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
      },
      authorizedDomains: ['learn.school.example', `${PROJECT}.web.app`, `${PROJECT}.firebaseapp.com`],
      notification: { sendEmail: { callbackUri: `${SITE}/reset` } },
      mfa: {
        state: 'ENABLED',
        providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
      },
    });
    expect(state.database).toMatchObject({
      type: 'FIRESTORE_NATIVE',
      locationId: 'asia-south1',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    });
    expect(state.backupSchedules).toMatchObject([
      { retention: '604800s', dailyRecurrence: {} },
      { retention: '8467200s', weeklyRecurrence: { day: 'SUNDAY' } },
    ]);
    expect([...state.fields.keys()].map((name) => name.split('/').slice(-3).join('/'))).toEqual([
      'throttle/fields/expiresAt',
      'attempts/fields/endsAt',
    ]);
    expect(state.policies.get(FUNCTIONS_ACCOUNT)).toMatchObject({
      bindings: [
        {
          role: 'roles/iam.serviceAccountTokenCreator',
          members: [`serviceAccount:${FUNCTIONS_ACCOUNT}`],
        },
      ],
    });
    expect(state.budgets).toMatchObject([
      {
        displayName: `Padavu ${PROJECT}`,
        budgetFilter: { projects: [`projects/${PROJECT_NUMBER}`], calendarPeriod: 'MONTH' },
        amount: { specifiedAmount: { units: '2000' } },
      },
    ]);
    expect(state.webApps).toMatchObject([{ displayName: 'Padavu' }]);
    const appId = `1:${PROJECT_NUMBER}:web:1`;
    expect(readFileSync(join(place.root, FUNCTIONS_FILE), 'utf8')).toBe(
      `WEB_API_KEY=AIza-of-${appId}\nSITE_URL=${SITE}\n`,
    );
    expect(readFileSync(join(place.root, WEB_FILE), 'utf8')).toBe(
      `VITE_FIREBASE_CONFIG={"apiKey":"AIza-of-${appId}","projectId":"${PROJECT}","authDomain":"${PROJECT}.firebaseapp.com","appId":"${appId}"}\nVITE_SITE_URL=${SITE}\n`,
    );
  });

  it('is left as it is by a run without --write, which names every change', async () => {
    const place = await project();
    const before = JSON.stringify(place.apis.state.auth);
    const results = await see(place, { budget: 2000 });

    expect(place.apis.writes()).toEqual([]);
    expect(JSON.stringify(place.apis.state.auth)).toBe(before);
    expect(existsSync(join(place.root, FUNCTIONS_FILE))).toBe(false);
    expect(existsSync(join(place.root, WEB_FILE))).toBe(false);
    expect(outcomes(results)).toEqual({
      'App Check': 'right',
      'Needed APIs': 'planned',
      Billing: 'later',
      'E-mail and password': 'planned',
      'Self sign-up past the site': 'planned',
      'Self deletion past the site': 'planned',
      'Protection against finding out addresses': 'planned',
      'Password policy': 'planned',
      'Authorised domains': 'planned',
      'Link in the reset mail': 'planned',
      'Second factor by an authenticator app': 'optional',
      Firestore: 'later',
      'The account of the functions': 'later',
      'Web app': 'planned',
    });
    expect(named(results, 'Billing')).toMatchObject({ todo: 'A run with --write enables it first.' });
  });

  it('is set up although a newly enabled API still refuses for a while', async () => {
    const lag = ['firestore.googleapis.com', 'iam.googleapis.com'].map((service) => [service, 5] as const);
    const place = await project({ enablingLag: new Map(lag) });
    const results = await write(place, { budget: 2000 });
    expect(results.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    expect(place.apis.state.database).toBeDefined();
  });

  it('has every API enabled that the set-up itself calls', async () => {
    const place = await project();
    await write(place, { budget: 2000 });
    const called = new Set(place.apis.calls.map(({ service }) => service));
    called.delete('serviceusage.googleapis.com');
    expect(REQUIRED_SERVICES).toEqual(expect.arrayContaining([...called]));
  });
});

describe('a project that is set up', () => {
  it('is left as it is by a second run that writes', async () => {
    const place = await project({ auth: identityPlatform() });
    await write(place, { budget: 2000 });
    const files = [WEB_FILE, FUNCTIONS_FILE].map((file) => readFileSync(join(place.root, file), 'utf8'));
    place.apis.calls.length = 0;

    const results = await write(place, { budget: 2000 });

    expect(place.apis.writes()).toEqual([]);
    expect(results.filter(({ outcome }) => outcome !== 'right')).toEqual([]);
    expect([WEB_FILE, FUNCTIONS_FILE].map((file) => readFileSync(join(place.root, file), 'utf8'))).toEqual(
      files,
    );
  });

  it('counts as right without a budget amount, because an alert is there', async () => {
    const place = await project();
    await write(place, { budget: 2000 });
    expect(named(await see(place), 'Budget alert')).toEqual({
      outcome: 'right',
      setting: 'Budget alert',
      is: `"Padavu ${PROJECT}" at 2000 INR`,
    });
  });

  it('gets another budget amount in place, in the currency that the alert has', async () => {
    const place = await project();
    await write(place, { budget: 2000 });
    await write(place, { budget: 3000 });
    expect(place.apis.state.budgets).toMatchObject([
      {
        amount: { specifiedAmount: { units: '3000', currencyCode: 'INR' } },
        displayName: `Padavu ${PROJECT}`,
      },
    ]);
  });
});

describe('a half configured project', () => {
  it('keeps what a person chose beyond what the school needs', async () => {
    const place = await project({
      auth: {
        ...identityPlatform(),
        authorizedDomains: ['localhost', 'preview.school.example', 'learn.school.example'],
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'OFF',
          forceUpgradeOnSignin: true,
          passwordPolicyVersions: [
            { customStrengthOptions: { minPasswordLength: 12, containsNumericCharacter: true } },
          ],
        },
        mfa: { state: 'MANDATORY', enabledProviders: ['PHONE_SMS'] },
        signIn: { hashConfig: { signerKey: 'secret' }, anonymous: { enabled: true } },
      },
      backupSchedules: [
        {
          name: `projects/${PROJECT}/databases/(default)/backupSchedules/a`,
          retention: '86400s',
          dailyRecurrence: {},
        },
        {
          name: `projects/${PROJECT}/databases/(default)/backupSchedules/b`,
          retention: '8467200s',
          weeklyRecurrence: { day: 'FRIDAY' },
        },
      ],
      database: { locationId: 'europe-west1', type: 'FIRESTORE_NATIVE' },
      policies: new Map([
        [
          FUNCTIONS_ACCOUNT,
          {
            etag: 'BwX7',
            version: 3,
            bindings: [
              { role: 'roles/iam.serviceAccountUser', members: ['user:meera@school.example'] },
              {
                role: 'roles/iam.serviceAccountTokenCreator',
                members: ['user:temp@school.example'],
                condition: {
                  title: 'until May',
                  expression: 'request.time < timestamp("2027-05-01T00:00:00Z")',
                },
              },
            ],
          },
        ],
      ]),
    });
    const results = await write(place, { budget: 500 });

    expect(results.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    const { auth, database, backupSchedules, policies } = place.apis.state;
    expect(auth).toMatchObject({
      authorizedDomains: [
        'learn.school.example',
        `${PROJECT}.web.app`,
        `${PROJECT}.firebaseapp.com`,
        'preview.school.example',
      ],
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        forceUpgradeOnSignin: true,
        passwordPolicyVersions: [
          { customStrengthOptions: { minPasswordLength: 12, containsNumericCharacter: true } },
        ],
      },
      mfa: { state: 'MANDATORY', enabledProviders: ['PHONE_SMS'] },
      signIn: { hashConfig: { signerKey: 'secret' }, anonymous: { enabled: true } },
    });
    expect(database).toMatchObject({ locationId: 'europe-west1' });
    expect(backupSchedules).toMatchObject([
      { retention: '604800s', dailyRecurrence: {} },
      { retention: '8467200s', weeklyRecurrence: { day: 'FRIDAY' } },
    ]);
    expect(policies.get(FUNCTIONS_ACCOUNT)).toMatchObject({
      version: 3,
      bindings: [
        { role: 'roles/iam.serviceAccountUser' },
        { role: 'roles/iam.serviceAccountTokenCreator', condition: { title: 'until May' } },
        {
          role: 'roles/iam.serviceAccountTokenCreator',
          members: [`serviceAccount:${FUNCTIONS_ACCOUNT}`],
        },
      ],
    });
  });

  it('has its files added to and never overwritten', async () => {
    const place = await project({ webApps: [webApp(1, 'Padavu')] });
    mkdirSync(join(place.root, 'web'));
    mkdirSync(join(place.root, 'functions'));
    writeFileSync(join(place.root, WEB_FILE), 'VITE_SITE_URL=https://old.school.example');
    writeFileSync(join(place.root, FUNCTIONS_FILE), '# by hand\nWEB_API_KEY=another\nTHROTTLE_FACTOR=2\n');

    const results = await write(place, { budget: 500 });

    expect(readFileSync(join(place.root, WEB_FILE), 'utf8')).toMatch(
      /^VITE_SITE_URL=https:\/\/old\.school\.example\nVITE_FIREBASE_CONFIG=\{.*\}\n$/,
    );
    expect(readFileSync(join(place.root, FUNCTIONS_FILE), 'utf8')).toBe(
      `# by hand\nWEB_API_KEY=another\nTHROTTLE_FACTOR=2\nSITE_URL=${SITE}\n`,
    );
    expect(named(results, `WEB_API_KEY in ${FUNCTIONS_FILE}`)).toMatchObject({
      outcome: 'manual',
      is: 'another value stands there: another',
    });
    expect(outcomes(results)).toMatchObject({
      [`VITE_SITE_URL in ${WEB_FILE}`]: 'manual',
      [`VITE_FIREBASE_CONFIG in ${WEB_FILE}`]: 'changed',
    });
  });

  it('with several web apps asks which, and takes the one that is named', async () => {
    const apps = [webApp(1, 'One'), webApp(2, 'Two'), webApp(3, 'Three')];
    const place = await project({ webApps: apps });
    const unnamed = named(await write(place), 'Web app');
    expect(unnamed).toMatchObject({ outcome: 'manual', todo: 'Name one with --app APP_ID.' });
    expect(unnamed.is).toContain('Three');
    expect(place.apis.state.webApps).toHaveLength(3);

    const appId = `1:${PROJECT_NUMBER}:web:3`;
    await write(place, { appId });
    expect(readFileSync(join(place.root, FUNCTIONS_FILE), 'utf8')).toContain(`AIza-of-${appId}`);
  });

  it('finds its budget and its policies on later pages of Google’s answers', async () => {
    const place = await project();
    await write(place, { budget: 2000 });
    const { state } = place.apis;
    state.budgets.unshift(...['a', 'b', 'c'].map((name) => ({ name, displayName: name })));
    const others = ['a', 'b', 'c'].map((name) => {
      const path = `projects/${PROJECT}/databases/(default)/collectionGroups/${name}/fields/at`;
      return [path, { name: path, ttlConfig: { state: 'ACTIVE' } }] as const;
    });
    state.fields = new Map([...others, ...state.fields]);
    place.apis.calls.length = 0;
    await write(place, { budget: 2000 });
    expect(place.apis.writes()).toEqual([]);
  });

  it('has a policy set again that Google could not finish', async () => {
    const place = await project();
    await write(place, { budget: 2000 });
    for (const field of place.apis.state.fields.values()) field['ttlConfig'] = { state: 'NEEDS_REPAIR' };
    expect(outcomes(await write(place, { budget: 2000 }))).toMatchObject({
      'Expiry of throttle.expiresAt': 'changed',
      'Expiry of attempts.endsAt': 'changed',
    });
  });
});

describe('what Google refuses', () => {
  it.each([
    ['serviceusage.services.enable', 'Needed APIs', 'roles/serviceusage.serviceUsageAdmin'],
    ['firebaseauth.configs.get', 'Sign-in', 'roles/firebaseauth.admin'],
    ['firebaseauth.configs.update', 'Self sign-up past the site', 'roles/firebaseauth.admin'],
    ['datastore.databases.getMetadata', 'Firestore', 'roles/datastore.owner'],
    ['datastore.databases.update', 'Delete protection', 'roles/datastore.owner'],
    ['datastore.backupSchedules.create', 'Daily backup', 'roles/datastore.owner'],
    ['datastore.indexes.update', 'Expiry of throttle.expiresAt', 'roles/datastore.owner'],
    [
      'iam.serviceAccounts.setIamPolicy',
      'Service Account Token Creator on itself',
      'roles/iam.serviceAccountAdmin',
    ],
    ['firebase.clients.create', 'Web app', 'roles/firebase.admin'],
    ['billing.budgets.create', 'Budget alert', 'roles/billing.costsManager'],
  ])('for want of %s is reported at "%s" with the role %s', async (permission, setting, role) => {
    const place = await project({ denied: new Set([permission]) });
    const result = named(await write(place, { budget: 2000 }), setting);
    expect(result).toMatchObject({ outcome: 'refused' });
    expect('todo' in result && result.todo).toContain(role);
    expect('todo' in result && result.todo).toContain(permission);
  });

  it('does not keep the other steps from being taken', async () => {
    const place = await project({
      denied: new Set(['firebaseauth.configs.get', 'datastore.databases.update']),
    });
    const results = outcomes(await write(place, { budget: 2000 }));
    expect(results).toMatchObject({
      'Sign-in': 'refused',
      'Point-in-time recovery': 'refused',
      'Daily backup': 'changed',
      'Service Account Token Creator on itself': 'changed',
      'Budget alert': 'changed',
    });
  });

  it('because an API is disabled and may not be enabled names the API and where to enable it', async () => {
    const place = await project({ denied: new Set(['serviceusage.services.enable']) });
    expect(named(await write(place), 'Firestore')).toEqual({
      outcome: 'refused',
      setting: 'Firestore',
      is: 'The API firestore.googleapis.com is not enabled in this project.',
      todo: `Enable it at https://console.cloud.google.com/apis/library/firestore.googleapis.com?project=${PROJECT}.`,
    });
  });

  it('because the project has no billing account leads to the Blaze plan', async () => {
    const place = await project({ billing: { billingEnabled: false, billingAccountName: '' } });
    expect(named(await write(place), 'Needed APIs')).toMatchObject({
      outcome: 'refused',
      is: 'The project is not on the Blaze plan.',
    });
  });

  it('because Authentication was never opened says which button to press', async () => {
    const place = await project({ auth: undefined });
    const result = named(await write(place), 'Sign-in');
    expect(result).toMatchObject({
      outcome: 'refused',
      is: 'Authentication is not switched on in this project.',
    });
    expect('todo' in result && result.todo).toContain('Get started');
  });

  it('in an operation that it had begun is reported as well', async () => {
    const place = await project({ enabledServices: new Set<string>(REQUIRED_SERVICES) });
    place.apis.state.enabledServices.add('serviceusage.googleapis.com');
    place.apis.faults.of = ({ path }) =>
      path.includes('/operations/')
        ? {
            status: 200,
            body: {
              name: path,
              done: true,
              error: { code: 9, status: 'FAILED_PRECONDITION', message: 'No room.' },
            },
          }
        : undefined;
    expect(named(await write(place), 'Database')).toMatchObject({ outcome: 'refused', is: 'No room.' });
  });

  it('a sign-in that has run out ends the run at once', async () => {
    const place = await project();
    await expect(write(place, { token: 'old' })).rejects.toThrow(
      'Google does not accept this sign-in any more.',
    );
    expect(place.apis.calls).toHaveLength(1);
  });

  it('a project of somebody else is reported like one that does not exist', async () => {
    const { apis } = await project();
    const google = clientOf({ apis }, { name: 'not-my-school' });
    await expect(findProject(google)).rejects.toMatchObject({ name: 'Refusal' });
    await expect(findProject(clientOf({ apis }))).resolves.toMatchObject({ projectNumber: PROJECT_NUMBER });
  });

  it('a change that is accepted and not kept is reported', async () => {
    const place = await project();
    place.apis.faults.of = ({ method, path }) =>
      method === 'PATCH' && path.startsWith('admin/v2/') ? { status: 200, body: {} } : undefined;
    expect(named(await write(place), 'Password policy')).toMatchObject({
      outcome: 'refused',
      is: 'Google accepted the change and did not keep it: not enforced',
    });
  });

  it('an answer in an unknown form is reported and changes nothing', async () => {
    const place = await project();
    place.apis.faults.of = ({ service }) =>
      service === 'identitytoolkit.googleapis.com'
        ? { status: 200, body: { authorizedDomains: 'learn.school.example' } }
        : undefined;
    expect(named(await write(place), 'Sign-in')).toMatchObject({
      outcome: 'refused',
      is: 'identitytoolkit.googleapis.com answered in a form that this command does not know.',
    });
    expect(place.apis.writes().filter(({ service }) => service.startsWith('identitytoolkit'))).toEqual([]);
  });
});

type Simple = 'right' | 'changed' | 'optional' | 'manual' | 'refused' | 'later';
const withOne = (outcome: Simple): Result[] => [
  { outcome: 'right', setting: 'Plan', is: 'Blaze' },
  { outcome, setting: 'Another', is: '', todo: '' },
];

describe('the exit code', () => {
  it.each(['right', 'changed', 'optional'] as const)('is 0 where everything else is %s', (outcome) => {
    expect(exitCodeOf(withOne(outcome), true)).toBe(0);
  });

  it.each(['manual', 'later'] as const)('is 1 for %s, unless the run only shows', (outcome) => {
    expect(exitCodeOf(withOne(outcome), true)).toBe(1);
    expect(exitCodeOf(withOne(outcome), false)).toBe(0);
  });

  it('is 1 for what was refused in any run', () => {
    expect(exitCodeOf(withOne('refused'), false)).toBe(1);
  });
});

describe('a project without Identity Platform', () => {
  it('gets everything but the second factor, and the way to have it', async () => {
    const place = await project();
    const results = await write(place, { budget: 2000 });
    const factor = named(results, 'Second factor by an authenticator app');
    expect(factor.outcome).toBe('optional');
    expect('todo' in factor && factor.todo).toContain('upgrade');
    expect(results.filter(({ outcome }) => outcome === 'refused' || outcome === 'manual')).toEqual([]);
    const masks = place.apis.writes().map(({ query }) => query.get('updateMask') ?? '');
    expect(masks.filter((mask) => mask.includes('mfa'))).toEqual([]);
  });
});

describe('a project before its first deploy', () => {
  it('learns that the account of the functions is still to come', async () => {
    const place = await project({ policies: new Map() });
    const result = named(await write(place), 'Service Account Token Creator on itself');
    expect(result).toMatchObject({ outcome: 'manual' });
    expect('todo' in result && result.todo).toContain('npm run deploy');
  });
});

/** Everything that a run sets, without what differs from run to run. */
function leftBehind({ apis, root }: Place) {
  const { auth, database, backupSchedules, budgets, webApps, policies, fields } = apis.state;
  const files = [WEB_FILE, FUNCTIONS_FILE].map((file) => readFileSync(join(root, file), 'utf8'));
  const bindings = [...policies.values()].map((policy) => policy['bindings']);
  return { auth, database, backupSchedules, budgets, webApps, bindings, ttl: [...fields.keys()], files };
}

/** What a whole run without a fault leaves behind. */
async function wanted() {
  const place = await project({ auth: identityPlatform() });
  await write(place, { budget: 2000 });
  return { left: leftBehind(place), writes: place.apis.writes().length };
}

describe('a run that breaks', () => {
  const UNAVAILABLE: Reply = refuse(503, 'UNAVAILABLE', 'The service is currently unavailable.');

  it.each(['an error of Google’s', 'a line that is cut after the work was done'])(
    'by %s at any of its writes is finished by the next, and does nothing twice',
    async (kind) => {
      const { left, writes } = await wanted();
      expect(writes).toBeGreaterThan(15);
      for (let broken = 0; broken < writes; broken += 1) {
        const place = await project({ auth: identityPlatform() });
        // From this write on nothing gets through.
        place.apis.faults.of = () => {
          if (place.apis.writes().length <= broken) return undefined;
          return kind.startsWith('an error') || place.apis.writes().length > broken + 1
            ? UNAVAILABLE
            : 'drop';
        };
        await write(place, { budget: 2000 });
        delete place.apis.faults.of;
        place.apis.finishOperations();
        const results = await write(place, { budget: 2000 });
        expect(results.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'right')).toEqual([]);
        expect(leftBehind(place)).toEqual(left);
      }
    },
    180_000,
  );

  it('for a moment goes on by itself, and never repeats what may have made something', async () => {
    const place = await project({ auth: identityPlatform() });
    const failed = new Set<string>();
    place.apis.faults.of = ({ method, path, query }) => {
      const call = `${method} ${path} ${String(query)}`;
      if (method === 'POST' || failed.has(call)) return undefined;
      failed.add(call);
      return UNAVAILABLE;
    };
    const results = await write(place, { budget: 2000 });
    expect(results.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'right')).toEqual([]);

    const broken = await project();
    broken.apis.faults.of = ({ method, path }) =>
      method === 'POST' && path.endsWith('/webApps') ? UNAVAILABLE : undefined;
    expect(named(await write(broken), 'Web app')).toMatchObject({ outcome: 'refused' });
    expect(
      broken.apis.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/webApps')),
    ).toHaveLength(1);
  });
});

describe('App Check', () => {
  const appCheckKey = '6LdpMXIpAAAAANkwWQPgEdjEhal7ugkH9RK9ytuw';
  const enforcement = 'Enforcement for Cloud Firestore';

  it('is not asked for, and no API of it called, unless it is chosen', async () => {
    const place = await project();
    expect(named(await write(place), 'App Check')).toMatchObject({ outcome: 'right' });
    expect(place.apis.calls.filter(({ service }) => service.startsWith('firebaseappcheck'))).toEqual([]);
    expect(place.apis.state.enabledServices).not.toContain('firebaseappcheck.googleapis.com');
  });

  it('is shown before anything is changed, is registered by a run that writes, and is right in the next', async () => {
    const place = await project({ webApps: [webApp(1, 'Padavu')] });
    const [appId] = place.apis.state.webApps.map((app) => String(app['appId']));
    await write(place);
    const before = place.apis.writes().length;
    expect(outcomes(await see(place, { appCheckKey }))['Needed APIs']).toBe('planned');
    expect(place.apis.writes()).toHaveLength(before);

    expect(named(await write(place, { appCheckKey }), 'Provider of the web app').outcome).toBe('changed');
    expect(place.apis.state.appCheck.siteKeys.get(appId ?? '')).toBe(appCheckKey);
    expect(readFileSync(join(place.root, WEB_FILE), 'utf8')).toContain(
      `VITE_APP_CHECK_SITE_KEY=${appCheckKey}\n`,
    );
    expect(readFileSync(join(place.root, FUNCTIONS_FILE), 'utf8')).toContain('APP_CHECK=monitor\n');

    const again = await see(place, { appCheckKey });
    expect(again.filter(({ outcome }) => outcome === 'planned')).toEqual([]);
    expect(named(again, enforcement).outcome).toBe('optional');
    expect(
      exitCodeOf(
        again.filter(({ setting }) => setting === enforcement),
        true,
      ),
    ).toBe(0);
  });

  it('that the API enforces and Firestore does not is a fault until somebody enforces it there too', async () => {
    const place = await project();
    mkdirSync(join(place.root, 'functions'), { recursive: true });
    writeFileSync(join(place.root, FUNCTIONS_FILE), 'APP_CHECK=enforce\n');
    await write(place, { appCheckKey });
    const open = named(await see(place, { appCheckKey }), enforcement);
    expect(open.outcome).toBe('manual');
    expect(exitCodeOf([open], true)).toBe(1);
    place.apis.state.appCheck.firestore = 'ENFORCED';
    expect(named(await see(place, { appCheckKey }), enforcement).outcome).toBe('right');
  });

  it('without the permission for it says which role to ask for', async () => {
    const place = await project({ denied: new Set(['firebaseappcheck.recaptchaEnterpriseConfig.update']) });
    expect(named(await write(place, { appCheckKey }), 'Provider of the web app')).toMatchObject({
      outcome: 'refused',
      todo: expect.stringContaining('roles/firebaseappcheck.admin') as unknown,
    });
  });
});
