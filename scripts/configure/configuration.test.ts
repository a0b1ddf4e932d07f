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

const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of cleanups.splice(0)) await close();
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
  cleanups.push(
    () => apis.close(),
    () => rmSync(root, { recursive: true, force: true }),
  );
  return { apis, root };
}

type Fixture = { apis: GoogleApis; root: string };
type RunOptions = {
  budget?: number;
  site?: string;
  appId?: string;
  appCheckKey?: string;
  token?: string;
  name?: string;
};

function clientOf({ apis }: Pick<Fixture, 'apis'>, { token = TOKEN, name = PROJECT }: RunOptions = {}) {
  return googleClient({
    project: name,
    addressOf: (service) => `${apis.address}/${service}`,
    accessToken: () => Promise.resolve(token),
    pause: () => Promise.resolve(),
  });
}

async function run(fixture: Fixture, writes: boolean, options: RunOptions = {}): Promise<Result[]> {
  const { budget, site = SITE, appId, appCheckKey } = options;
  return await configure(
    {
      google: clientOf(fixture, options),
      projectNumber: PROJECT_NUMBER,
      site,
      location: 'asia-south1',
      budget,
      appId,
      appCheckKey,
      root: fixture.root,
    },
    { writes, report: () => undefined },
  );
}

const inspect = (fixture: Fixture, options?: RunOptions) => run(fixture, false, options);
const write = (fixture: Fixture, options?: RunOptions) => run(fixture, true, options);

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
  it('is set up completely by one run that writes', async () => {
    const fixture = await project({ auth: identityPlatform() });
    const results = await write(fixture, { budget: 2000 });

    expect(results.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'right')).toEqual([]);
    const { state } = fixture.apis;
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
    expect(readFileSync(join(fixture.root, FUNCTIONS_FILE), 'utf8')).toBe(
      `WEB_API_KEY=AIza-of-${appId}\nSITE_URL=${SITE}\n`,
    );
    expect(readFileSync(join(fixture.root, WEB_FILE), 'utf8')).toBe(
      `VITE_FIREBASE_CONFIG={"apiKey":"AIza-of-${appId}","projectId":"${PROJECT}","authDomain":"${PROJECT}.firebaseapp.com","appId":"${appId}"}\nVITE_SITE_URL=${SITE}\n`,
    );
  });

  it('is left as it is by a run without --write, which names every change', async () => {
    const fixture = await project();
    const before = JSON.stringify(fixture.apis.state.auth);
    const results = await inspect(fixture, { budget: 2000 });

    expect(fixture.apis.writes()).toEqual([]);
    expect(JSON.stringify(fixture.apis.state.auth)).toBe(before);
    expect(existsSync(join(fixture.root, FUNCTIONS_FILE))).toBe(false);
    expect(existsSync(join(fixture.root, WEB_FILE))).toBe(false);
    expect(outcomes(results)).toEqual({
      'App Check': 'right',
      'Needed APIs': 'planned',
      Billing: 'later',
      'Email and password': 'planned',
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
    const fixture = await project({ enablingLag: new Map(lag) });
    const results = await write(fixture, { budget: 2000 });
    expect(results.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    expect(fixture.apis.state.database).toBeDefined();
  });

  it('has every API enabled that the set-up itself calls', async () => {
    const fixture = await project();
    await write(fixture, { budget: 2000 });
    const called = new Set(fixture.apis.calls.map(({ service }) => service));
    called.delete('serviceusage.googleapis.com');
    expect(REQUIRED_SERVICES).toEqual(expect.arrayContaining([...called]));
  });
});

describe('a project that is set up', () => {
  it('is left as it is by a second run that writes', async () => {
    const fixture = await project({ auth: identityPlatform() });
    await write(fixture, { budget: 2000 });
    const files = [WEB_FILE, FUNCTIONS_FILE].map((file) => readFileSync(join(fixture.root, file), 'utf8'));
    fixture.apis.calls.length = 0;

    const results = await write(fixture, { budget: 2000 });

    expect(fixture.apis.writes()).toEqual([]);
    expect(results.filter(({ outcome }) => outcome !== 'right')).toEqual([]);
    expect([WEB_FILE, FUNCTIONS_FILE].map((file) => readFileSync(join(fixture.root, file), 'utf8'))).toEqual(
      files,
    );
  });

  it('counts as right without a budget amount, because it has an alert', async () => {
    const fixture = await project();
    await write(fixture, { budget: 2000 });
    expect(named(await inspect(fixture), 'Budget alert')).toEqual({
      outcome: 'right',
      setting: 'Budget alert',
      is: `"Padavu ${PROJECT}" at 2000 INR`,
    });
  });

  it('has the budget amount of its alert changed, in the same currency', async () => {
    const fixture = await project();
    await write(fixture, { budget: 2000 });
    await write(fixture, { budget: 3000 });
    expect(fixture.apis.state.budgets).toMatchObject([
      {
        amount: { specifiedAmount: { units: '3000', currencyCode: 'INR' } },
        displayName: `Padavu ${PROJECT}`,
      },
    ]);
  });
});

describe('a half configured project', () => {
  it('gets the domains that it lacks, beside one that it has', async () => {
    const authorizedDomains = ['learn.school.example'];
    const fixture = await project({ auth: { ...identityPlatform(), authorizedDomains } });
    await write(fixture);
    expect(fixture.apis.state.auth).toMatchObject({
      authorizedDomains: ['learn.school.example', `${PROJECT}.web.app`, `${PROJECT}.firebaseapp.com`],
    });
  });

  it('keeps what a person chose beyond what the school needs', async () => {
    const fixture = await project({
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
    const results = await write(fixture, { budget: 500 });

    expect(results.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    const { auth, database, backupSchedules, policies } = fixture.apis.state;
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

  it('has lines added to its files, which are never overwritten', async () => {
    const fixture = await project({ webApps: [webApp(1, 'Padavu')] });
    mkdirSync(join(fixture.root, 'web'));
    mkdirSync(join(fixture.root, 'functions'));
    writeFileSync(join(fixture.root, WEB_FILE), 'VITE_SITE_URL=https://old.school.example');
    writeFileSync(join(fixture.root, FUNCTIONS_FILE), '# by hand\nWEB_API_KEY=another\nTHROTTLE_FACTOR=2\n');

    const results = await write(fixture, { budget: 500 });

    expect(readFileSync(join(fixture.root, WEB_FILE), 'utf8')).toMatch(
      /^VITE_SITE_URL=https:\/\/old\.school\.example\nVITE_FIREBASE_CONFIG=\{.*\}\n$/,
    );
    expect(readFileSync(join(fixture.root, FUNCTIONS_FILE), 'utf8')).toBe(
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

  it('with several web apps asks which one, and uses the one that is named', async () => {
    const apps = [webApp(1, 'One'), webApp(2, 'Two'), webApp(3, 'Three')];
    const fixture = await project({ webApps: apps });
    const unnamed = named(await write(fixture), 'Web app');
    expect(unnamed).toMatchObject({ outcome: 'manual', todo: 'Name one with --app APP_ID.' });
    expect(unnamed.is).toContain('Three');
    expect(fixture.apis.state.webApps).toHaveLength(3);

    const appId = `1:${PROJECT_NUMBER}:web:3`;
    await write(fixture, { appId });
    expect(readFileSync(join(fixture.root, FUNCTIONS_FILE), 'utf8')).toContain(`AIza-of-${appId}`);
  });

  it('has its budget and its policies found on later pages of Google’s responses', async () => {
    const fixture = await project();
    await write(fixture, { budget: 2000 });
    const { state } = fixture.apis;
    state.budgets.unshift(...['a', 'b', 'c'].map((name) => ({ name, displayName: name })));
    const others = ['a', 'b', 'c'].map((name) => {
      const path = `projects/${PROJECT}/databases/(default)/collectionGroups/${name}/fields/at`;
      return [path, { name: path, ttlConfig: { state: 'ACTIVE' } }] as const;
    });
    state.fields = new Map([...others, ...state.fields]);
    fixture.apis.calls.length = 0;
    await write(fixture, { budget: 2000 });
    expect(fixture.apis.writes()).toEqual([]);
  });

  it('has a policy set again that Google could not finish', async () => {
    const fixture = await project();
    await write(fixture, { budget: 2000 });
    for (const field of fixture.apis.state.fields.values()) field['ttlConfig'] = { state: 'NEEDS_REPAIR' };
    expect(outcomes(await write(fixture, { budget: 2000 }))).toMatchObject({
      'Expiry of throttle.expiresAt': 'changed',
      'Expiry of attempts.endsAt': 'changed',
    });
  });
});

describe('a refusal of Google', () => {
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
  ])(
    'for lack of the permission %s is reported at "%s" with the role %s',
    async (permission, setting, role) => {
      const fixture = await project({ denied: new Set([permission]) });
      const result = named(await write(fixture, { budget: 2000 }), setting);
      expect(result).toMatchObject({ outcome: 'refused' });
      expect('todo' in result && result.todo).toContain(role);
      expect('todo' in result && result.todo).toContain(permission);
    },
  );

  it('does not stop the other steps', async () => {
    const fixture = await project({
      denied: new Set(['firebaseauth.configs.get', 'datastore.databases.update']),
    });
    const results = outcomes(await write(fixture, { budget: 2000 }));
    expect(results).toMatchObject({
      'Sign-in': 'refused',
      'Point-in-time recovery': 'refused',
      'Daily backup': 'changed',
      'Service Account Token Creator on itself': 'changed',
      'Budget alert': 'changed',
    });
  });

  it('because an API is disabled and may not be enabled names the API and where to enable it', async () => {
    const fixture = await project({ denied: new Set(['serviceusage.services.enable']) });
    expect(named(await write(fixture), 'Firestore')).toEqual({
      outcome: 'refused',
      setting: 'Firestore',
      is: 'The API firestore.googleapis.com is not enabled in this project.',
      todo: `Enable it at https://console.cloud.google.com/apis/library/firestore.googleapis.com?project=${PROJECT}.`,
    });
  });

  it('because the project has no billing account leads to the Blaze plan', async () => {
    const fixture = await project({ billing: { billingEnabled: false, billingAccountName: '' } });
    expect(named(await write(fixture), 'Needed APIs')).toMatchObject({
      outcome: 'refused',
      is: 'The project is not on the Blaze plan.',
    });
  });

  it('because Authentication was never opened says which button to press', async () => {
    const fixture = await project({ auth: undefined });
    const result = named(await write(fixture), 'Sign-in');
    expect(result).toMatchObject({
      outcome: 'refused',
      is: 'Authentication is not switched on in this project.',
    });
    expect('todo' in result && result.todo).toContain('Get started');
  });

  it('in a long-running operation is reported as well', async () => {
    const fixture = await project({ enabledServices: new Set<string>(REQUIRED_SERVICES) });
    fixture.apis.state.enabledServices.add('serviceusage.googleapis.com');
    fixture.apis.faults.of = ({ path }) =>
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
    expect(named(await write(fixture), 'Database')).toMatchObject({ outcome: 'refused', is: 'No room.' });
  });

  it('for an expired sign-in ends the run at once', async () => {
    const fixture = await project();
    await expect(write(fixture, { token: 'old' })).rejects.toThrow(
      'Google does not accept this sign-in any more.',
    );
    expect(fixture.apis.calls).toHaveLength(1);
  });

  it('to show a project is reported as if the project did not exist', async () => {
    const { apis } = await project();
    const google = clientOf({ apis }, { name: 'not-my-school' });
    await expect(findProject(google)).rejects.toMatchObject({ name: 'Refusal' });
    await expect(findProject(clientOf({ apis }))).resolves.toMatchObject({ projectNumber: PROJECT_NUMBER });
  });

  it('is reported too when Google accepts a change and does not keep it', async () => {
    const fixture = await project();
    fixture.apis.faults.of = ({ method, path }) =>
      method === 'PATCH' && path.startsWith('admin/v2/') ? { status: 200, body: {} } : undefined;
    expect(named(await write(fixture), 'Password policy')).toMatchObject({
      outcome: 'refused',
      is: 'Google accepted the change and did not keep it: not enforced',
    });
  });

  it('is reported too for a response in an unknown form, and nothing is changed', async () => {
    const fixture = await project();
    fixture.apis.faults.of = ({ service }) =>
      service === 'identitytoolkit.googleapis.com'
        ? { status: 200, body: { authorizedDomains: 'learn.school.example' } }
        : undefined;
    expect(named(await write(fixture), 'Sign-in')).toMatchObject({
      outcome: 'refused',
      is: 'identitytoolkit.googleapis.com answered in a form that this command does not know.',
    });
    expect(fixture.apis.writes().filter(({ service }) => service.startsWith('identitytoolkit'))).toEqual([]);
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

  it.each(['manual', 'later'] as const)('is 1 for %s, unless the run only shows its changes', (outcome) => {
    expect(exitCodeOf(withOne(outcome), true)).toBe(1);
    expect(exitCodeOf(withOne(outcome), false)).toBe(0);
  });

  it('is 1 in any run in which something was refused', () => {
    expect(exitCodeOf(withOne('refused'), false)).toBe(1);
  });
});

describe('a project without Identity Platform', () => {
  it('gets everything but the second factor, and advice on how to get that', async () => {
    const fixture = await project();
    const results = await write(fixture, { budget: 2000 });
    const factor = named(results, 'Second factor by an authenticator app');
    expect(factor.outcome).toBe('optional');
    expect('todo' in factor && factor.todo).toContain('upgrade');
    expect(results.filter(({ outcome }) => outcome === 'refused' || outcome === 'manual')).toEqual([]);
    const masks = fixture.apis.writes().map(({ query }) => query.get('updateMask') ?? '');
    expect(masks.filter((mask) => mask.includes('mfa'))).toEqual([]);
  });
});

describe('a project before its first deploy', () => {
  it('is told that the service account of the functions does not exist yet', async () => {
    const fixture = await project({ policies: new Map() });
    const result = named(await write(fixture), 'Service Account Token Creator on itself');
    expect(result).toMatchObject({ outcome: 'manual' });
    expect('todo' in result && result.todo).toContain('npm run deploy');
  });
});

/** Everything that a run sets, without what differs from run to run. */
function stateAfter({ apis, root }: Fixture) {
  const { auth, database, backupSchedules, budgets, webApps, policies, fields } = apis.state;
  const files = [WEB_FILE, FUNCTIONS_FILE].map((file) => readFileSync(join(root, file), 'utf8'));
  const bindings = [...policies.values()].map((policy) => policy['bindings']);
  return { auth, database, backupSchedules, budgets, webApps, bindings, ttl: [...fields.keys()], files };
}

/** The state after a complete run without a fault. */
async function runWithoutFault() {
  const fixture = await project({ auth: identityPlatform() });
  await write(fixture, { budget: 2000 });
  return { left: stateAfter(fixture), writes: fixture.apis.writes().length };
}

describe('a run that breaks', () => {
  const UNAVAILABLE: Reply = refuse(503, 'UNAVAILABLE', 'The service is currently unavailable.');

  it.each(['an error of Google’s', 'a connection that is cut after the work was done'])(
    'by %s at any of its writes is finished by the next, and does nothing twice',
    async (kind) => {
      const { left, writes } = await runWithoutFault();
      expect(writes).toBeGreaterThan(15);
      for (let broken = 0; broken < writes; broken += 1) {
        const fixture = await project({ auth: identityPlatform() });
        // From this write on every call fails.
        fixture.apis.faults.of = () => {
          if (fixture.apis.writes().length <= broken) return undefined;
          return kind.startsWith('an error') || fixture.apis.writes().length > broken + 1
            ? UNAVAILABLE
            : 'drop';
        };
        await write(fixture, { budget: 2000 });
        delete fixture.apis.faults.of;
        fixture.apis.finishOperations();
        const results = await write(fixture, { budget: 2000 });
        expect(results.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'right')).toEqual([]);
        expect(stateAfter(fixture)).toEqual(left);
      }
    },
    180_000,
  );

  it('for a moment continues by itself, and never repeats a call that may have created something', async () => {
    const fixture = await project({ auth: identityPlatform() });
    const failed = new Set<string>();
    fixture.apis.faults.of = ({ method, path, query }) => {
      const call = `${method} ${path} ${String(query)}`;
      if (method === 'POST' || failed.has(call)) return undefined;
      failed.add(call);
      return UNAVAILABLE;
    };
    const results = await write(fixture, { budget: 2000 });
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

  it('is not set up, and none of its APIs called, unless it is chosen', async () => {
    const fixture = await project();
    expect(named(await write(fixture), 'App Check')).toMatchObject({ outcome: 'right' });
    expect(fixture.apis.calls.filter(({ service }) => service.startsWith('firebaseappcheck'))).toEqual([]);
    expect(fixture.apis.state.enabledServices).not.toContain('firebaseappcheck.googleapis.com');
  });

  it('is shown before anything is changed, is registered by a run that writes, and is right in the next', async () => {
    const fixture = await project({ webApps: [webApp(1, 'Padavu')] });
    const [appId] = fixture.apis.state.webApps.map((app) => String(app['appId']));
    await write(fixture);
    const before = fixture.apis.writes().length;
    expect(outcomes(await inspect(fixture, { appCheckKey }))['Needed APIs']).toBe('planned');
    expect(fixture.apis.writes()).toHaveLength(before);

    expect(named(await write(fixture, { appCheckKey }), 'Provider of the web app').outcome).toBe('changed');
    expect(fixture.apis.state.appCheck.siteKeys.get(appId ?? '')).toBe(appCheckKey);
    expect(readFileSync(join(fixture.root, WEB_FILE), 'utf8')).toContain(
      `VITE_APP_CHECK_SITE_KEY=${appCheckKey}\n`,
    );
    expect(readFileSync(join(fixture.root, FUNCTIONS_FILE), 'utf8')).toContain('APP_CHECK=monitor\n');

    const again = await inspect(fixture, { appCheckKey });
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
    const fixture = await project();
    mkdirSync(join(fixture.root, 'functions'), { recursive: true });
    writeFileSync(join(fixture.root, FUNCTIONS_FILE), 'APP_CHECK=enforce\n');
    await write(fixture, { appCheckKey });
    const open = named(await inspect(fixture, { appCheckKey }), enforcement);
    expect(open.outcome).toBe('manual');
    expect(exitCodeOf([open], true)).toBe(1);
    fixture.apis.state.appCheck.firestore = 'ENFORCED';
    expect(named(await inspect(fixture, { appCheckKey }), enforcement).outcome).toBe('right');
  });

  it('reports which role to ask for when the permission is missing', async () => {
    const fixture = await project({ denied: new Set(['firebaseappcheck.recaptchaEnterpriseConfig.update']) });
    expect(named(await write(fixture, { appCheckKey }), 'Provider of the web app')).toMatchObject({
      outcome: 'refused',
      todo: expect.stringContaining('roles/firebaseappcheck.admin') as unknown,
    });
  });
});
