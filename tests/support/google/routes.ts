import { object, texts, type Json } from './json.ts';
import {
  APP_CHECK_PROVIDER,
  AUTH_CONFIG,
  BACKUP_SCHEDULE,
  BUDGET,
  DATABASE,
  FIELD,
  POLICY,
  fields,
} from './messages.ts';
import { PROJECT, PROJECT_NUMBER, type Call, type Reply, type State } from './project.ts';
import {
  ERROR_INFO,
  begin,
  complete,
  notFound,
  ok,
  page,
  patch,
  permissionDenied,
  refuse,
} from './replies.ts';

type Route = {
  service: string;
  method: 'GET' | 'POST' | 'PATCH';
  path: RegExp;
  permission: string;
  /** Query parameters that the method has. */
  parameters?: string[];
  /** The fields of the message that the method takes, `[]` after a repeated one. */
  message?: ReadonlySet<string>;
  answer: (state: State, call: Call & { match: RegExpExecArray }) => Reply;
};

const FIREBASE = 'firebase.googleapis.com';
const USAGE = 'serviceusage.googleapis.com';
const IDENTITY = 'identitytoolkit.googleapis.com';
const FIRESTORE = 'firestore.googleapis.com';
const IAM = 'iam.googleapis.com';
const APP_CHECK = 'firebaseappcheck.googleapis.com';
const BILLING = 'cloudbilling.googleapis.com';
const BUDGETS = 'billingbudgets.googleapis.com';

const DATABASE_NAME = `projects/${PROJECT}/databases/(default)`;
const DATABASE_PATH = String.raw`projects/${PROJECT}/databases/\(default\)`;

export const ROUTES: Route[] = [
  {
    service: FIREBASE,
    method: 'GET',
    path: /^v1beta1\/projects\/([^/]+)$/,
    permission: 'firebase.projects.get',
    answer: (_state, { match }) =>
      match[1] === PROJECT
        ? ok({ projectId: PROJECT, projectNumber: PROJECT_NUMBER, displayName: 'My School', state: 'ACTIVE' })
        : permissionDenied(FIREBASE, 'firebase.projects.get'),
  },
  {
    service: FIREBASE,
    method: 'GET',
    path: new RegExp(`^v1beta1/projects/${PROJECT}/webApps$`),
    permission: 'firebase.clients.list',
    parameters: ['pageToken', 'pageSize', 'showDeleted'],
    answer: (state, { query }) => page('apps', state.webApps, query),
  },
  {
    service: FIREBASE,
    method: 'POST',
    path: new RegExp(`^v1beta1/projects/${PROJECT}/webApps$`),
    permission: 'firebase.clients.create',
    message: fields('displayName appUrls[] apiKeyId'),
    answer: (state, { body }) =>
      begin(state, 'operations/workflows/', () => {
        const app = webApp(state.webApps.length + 1, String(body['displayName']));
        state.webApps.push(app);
        return app;
      }),
  },
  {
    service: FIREBASE,
    method: 'GET',
    path: new RegExp(`^v1beta1/projects/${PROJECT}/webApps/([^/]+)/config$`),
    permission: 'firebase.clients.get',
    answer: (state, { match }) =>
      state.webApps.some(({ appId }) => appId === match[1])
        ? ok({
            projectId: PROJECT,
            appId: match[1],
            apiKey: `AIza-of-${match[1]}`,
            authDomain: `${PROJECT}.firebaseapp.com`,
            storageBucket: `${PROJECT}.firebasestorage.app`,
            messagingSenderId: PROJECT_NUMBER,
          })
        : notFound('The app'),
  },
  poll(FIREBASE, 'v1beta1'),
  {
    service: USAGE,
    method: 'GET',
    path: new RegExp(`^v1/projects/${PROJECT_NUMBER}/services:batchGet$`),
    permission: 'serviceusage.services.get',
    parameters: ['names'],
    answer: (state, { query }) => {
      const names = query.getAll('names');
      const prefix = `projects/${PROJECT_NUMBER}/services/`;
      if (names.length > 30 || names.some((name) => !name.startsWith(prefix))) {
        return refuse(400, 'INVALID_ARGUMENT', 'At most 30 names below the parent.');
      }
      const services = names.map((name) => ({
        name,
        parent: `projects/${PROJECT_NUMBER}`,
        state: state.enabledServices.has(name.slice(prefix.length)) ? 'ENABLED' : 'DISABLED',
      }));
      return ok({ services });
    },
  },
  {
    service: USAGE,
    method: 'POST',
    path: new RegExp(`^v1/projects/${PROJECT_NUMBER}/services:batchEnable$`),
    permission: 'serviceusage.services.enable',
    message: fields('serviceIds[]'),
    answer: (state, { body }) => {
      const ids = texts(body['serviceIds']);
      if (ids.length > 20) return refuse(400, 'INVALID_ARGUMENT', 'At most 20 services.');
      if (!state.billing.billingEnabled) return billingMissing(ids);
      return begin(state, `operations/acat.p2-${PROJECT_NUMBER}-`, () => {
        for (const id of ids) state.enabledServices.add(id);
        return {
          services: ids.map((id) => ({
            name: `projects/${PROJECT_NUMBER}/services/${id}`,
            state: 'ENABLED',
          })),
        };
      });
    },
  },
  poll(USAGE, 'v1'),
  {
    service: IDENTITY,
    method: 'GET',
    path: new RegExp(`^admin/v2/projects/${PROJECT}/config$`),
    permission: 'firebaseauth.configs.get',
    answer: ({ auth }) =>
      auth === undefined ? refuse(404, 'NOT_FOUND', 'CONFIGURATION_NOT_FOUND') : ok(auth),
  },
  {
    service: IDENTITY,
    method: 'PATCH',
    path: new RegExp(`^admin/v2/projects/${PROJECT}/config$`),
    permission: 'firebaseauth.configs.update',
    parameters: ['updateMask'],
    message: AUTH_CONFIG,
    answer: ({ auth }, { query, body }) => {
      if (auth === undefined) return refuse(404, 'NOT_FOUND', 'CONFIGURATION_NOT_FOUND');
      const lengths = JSON.stringify(body).matchAll(/"minPasswordLength":(\d+)/g);
      if ([...lengths].some(([, length]) => Number(length) < 6 || Number(length) > 30)) {
        return refuse(400, 'INVALID_ARGUMENT', 'INVALID_CONFIG : minPasswordLength must be from 6 to 30.');
      }
      return patch(auth, body, query, AUTH_CONFIG) ?? ok(auth);
    },
  },
  {
    service: FIRESTORE,
    method: 'GET',
    path: new RegExp(`^v1/${DATABASE_PATH}$`),
    permission: 'datastore.databases.getMetadata',
    answer: ({ database }) =>
      database === undefined
        ? refuse(404, 'NOT_FOUND', `The database (default) does not exist for project ${PROJECT}.`)
        : ok(database),
  },
  {
    service: FIRESTORE,
    method: 'POST',
    path: new RegExp(`^v1/projects/${PROJECT}/databases$`),
    permission: 'datastore.databases.create',
    parameters: ['databaseId'],
    message: DATABASE,
    answer: (state, { body, query }) => {
      if (query.get('databaseId') !== '(default)') return refuse(400, 'INVALID_ARGUMENT', 'No such id.');
      if (state.database !== undefined) return refuse(409, 'ALREADY_EXISTS', 'Database already exists.');
      return begin(state, `${DATABASE_NAME}/operations/`, () => {
        state.database = {
          name: DATABASE_NAME,
          ...body,
          pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
        };
        return state.database;
      });
    },
  },
  {
    service: FIRESTORE,
    method: 'PATCH',
    path: new RegExp(`^v1/${DATABASE_PATH}$`),
    permission: 'datastore.databases.update',
    parameters: ['updateMask'],
    message: DATABASE,
    answer: (state, { body, query }) => {
      const database = state.database;
      if (database === undefined) return notFound('The database');
      const copy = structuredClone(database);
      return (
        patch(copy, body, query, DATABASE) ??
        begin(state, `${DATABASE_NAME}/operations/`, () => (state.database = copy))
      );
    },
  },
  {
    service: FIRESTORE,
    method: 'GET',
    path: new RegExp(`^v1/${DATABASE_PATH}/backupSchedules$`),
    permission: 'datastore.backupSchedules.list',
    answer: ({ backupSchedules }) => ok({ backupSchedules }),
  },
  {
    service: FIRESTORE,
    method: 'POST',
    path: new RegExp(`^v1/${DATABASE_PATH}/backupSchedules$`),
    permission: 'datastore.backupSchedules.create',
    message: BACKUP_SCHEDULE,
    answer: (state, { body }) => {
      const kind = 'dailyRecurrence' in body ? 'dailyRecurrence' : 'weeklyRecurrence';
      if (state.backupSchedules.some((schedule) => kind in schedule)) {
        return refuse(409, 'ALREADY_EXISTS', 'A schedule of this recurrence exists.');
      }
      if (!retentionIsValid(body)) return refuse(400, 'INVALID_ARGUMENT', 'Retention is at most 14 weeks.');
      const schedule = { name: `${DATABASE_NAME}/backupSchedules/${kind}-1`, ...body };
      state.backupSchedules.push(schedule);
      return { status: 200, body: schedule };
    },
  },
  {
    service: FIRESTORE,
    method: 'PATCH',
    path: new RegExp(`^v1/(${DATABASE_PATH}/backupSchedules/[^/]+)$`),
    permission: 'datastore.backupSchedules.update',
    parameters: ['updateMask'],
    message: BACKUP_SCHEDULE,
    answer: (state, { match, body, query }) => {
      const schedule = state.backupSchedules.find(({ name }) => name === match[1]);
      if (schedule === undefined) return notFound('The schedule');
      if (!retentionIsValid(body)) return refuse(400, 'INVALID_ARGUMENT', 'Retention is at most 14 weeks.');
      return patch(schedule, body, query, BACKUP_SCHEDULE) ?? ok(schedule);
    },
  },
  {
    service: FIRESTORE,
    method: 'GET',
    path: new RegExp(`^v1/${DATABASE_PATH}/collectionGroups/-/fields$`),
    permission: 'datastore.indexes.list',
    parameters: ['filter', 'pageSize', 'pageToken'],
    answer: (state, { query }) =>
      query.get('filter') === 'ttlConfig:*'
        ? page('fields', [...state.fields.values()], query)
        : refuse(400, 'INVALID_ARGUMENT', 'Only overridden fields can be listed.'),
  },
  {
    service: FIRESTORE,
    method: 'PATCH',
    path: new RegExp(`^v1/(${DATABASE_PATH}/collectionGroups/[^/]+/fields/[^/]+)$`),
    permission: 'datastore.indexes.update',
    parameters: ['updateMask'],
    message: FIELD,
    answer: (state, { match, query }) => {
      if (query.get('updateMask') !== 'ttlConfig')
        return refuse(400, 'INVALID_ARGUMENT', 'Only ttlConfig here.');
      const name = match[1] ?? '';
      const field = { name, ttlConfig: { state: 'CREATING' } };
      state.fields.set(name, field);
      return begin(state, `${DATABASE_NAME}/operations/`, () => ((field.ttlConfig.state = 'ACTIVE'), field));
    },
  },
  poll(FIRESTORE, 'v1'),
  {
    service: IAM,
    method: 'POST',
    path: new RegExp(`^v1/projects/${PROJECT}/serviceAccounts/([^/:]+):getIamPolicy$`),
    permission: 'iam.serviceAccounts.getIamPolicy',
    parameters: ['options.requestedPolicyVersion'],
    answer: (state, { match }) => {
      const policy = state.policies.get(match[1] ?? '');
      return policy === undefined ? notFound(`Service account ${match[1]}`) : ok(policy);
    },
  },
  {
    service: IAM,
    method: 'POST',
    path: new RegExp(`^v1/projects/${PROJECT}/serviceAccounts/([^/:]+):setIamPolicy$`),
    permission: 'iam.serviceAccounts.setIamPolicy',
    message: POLICY,
    answer: (state, { match, body }) => {
      const account = match[1] ?? '';
      const before = state.policies.get(account);
      const policy = object(body['policy']);
      if (before === undefined) return notFound(`Service account ${account}`);
      if (policy['etag'] !== before['etag']) {
        return refuse(
          409,
          'ABORTED',
          'There were concurrent policy changes. Please retry with the current etag.',
        );
      }
      const after = { ...policy, etag: `${String(before['etag'])}+` };
      state.policies.set(account, after);
      return ok(after);
    },
  },
  {
    service: APP_CHECK,
    method: 'GET',
    path: new RegExp(`^v1/(projects/${PROJECT_NUMBER}/apps/([^/]+)/recaptchaEnterpriseConfig)$`),
    permission: 'firebaseappcheck.recaptchaEnterpriseConfig.get',
    answer: ({ appCheck, webApps }, { match }) =>
      webApps.some(({ appId }) => appId === match[2])
        ? ok({ name: match[1], siteKey: appCheck.siteKeys.get(match[2] ?? '') ?? '' })
        : notFound('The app'),
  },
  {
    service: APP_CHECK,
    method: 'PATCH',
    path: new RegExp(`^v1/(projects/${PROJECT_NUMBER}/apps/([^/]+)/recaptchaEnterpriseConfig)$`),
    permission: 'firebaseappcheck.recaptchaEnterpriseConfig.update',
    parameters: ['updateMask'],
    message: APP_CHECK_PROVIDER,
    answer: ({ appCheck, webApps }, { match, body, query }) => {
      if (!webApps.some(({ appId }) => appId === match[2])) return notFound('The app');
      const provider: Json = { name: match[1] };
      const refusal = patch(provider, body, query, APP_CHECK_PROVIDER);
      if (refusal !== undefined) return refusal;
      appCheck.siteKeys.set(match[2] ?? '', String(provider['siteKey']));
      return ok(provider);
    },
  },
  {
    service: APP_CHECK,
    method: 'GET',
    path: new RegExp(`^v1/(projects/${PROJECT_NUMBER}/services/firestore[.]googleapis[.]com)$`),
    permission: 'firebaseappcheck.services.get',
    answer: ({ appCheck }, { match }) =>
      ok({ name: match[1], ...(appCheck.firestore !== 'OFF' && { enforcementMode: appCheck.firestore }) }),
  },
  {
    service: BILLING,
    method: 'GET',
    path: new RegExp(`^v1/projects/${PROJECT}/billingInfo$`),
    permission: 'resourcemanager.projects.get',
    answer: ({ billing }) => ok({ name: `projects/${PROJECT}/billingInfo`, projectId: PROJECT, ...billing }),
  },
  {
    service: BUDGETS,
    method: 'GET',
    path: /^v1\/(billingAccounts\/[^/]+)\/budgets$/,
    permission: 'billing.budgets.list',
    parameters: ['pageToken', 'pageSize', 'scope'],
    answer: (state, { query }) => page('budgets', state.budgets, query),
  },
  {
    service: BUDGETS,
    method: 'POST',
    path: /^v1\/(billingAccounts\/[^/]+)\/budgets$/,
    permission: 'billing.budgets.create',
    message: BUDGET,
    answer: (state, { match, body }) => {
      const amount = object(object(body['amount'])['specifiedAmount']);
      const budget = {
        ...body,
        name: `${match[1]}/budgets/budget-${state.budgets.length + 1}`,
        amount: { specifiedAmount: { currencyCode: 'INR', ...amount } },
      };
      state.budgets.push(budget);
      return ok(budget);
    },
  },
  {
    service: BUDGETS,
    method: 'PATCH',
    path: /^v1\/(billingAccounts\/[^/]+\/budgets\/[^/]+)$/,
    permission: 'billing.budgets.update',
    parameters: ['updateMask'],
    message: BUDGET,
    answer: (state, { match, body, query }) => {
      const budget = state.budgets.find(({ name }) => name === match[1]);
      return budget === undefined
        ? notFound('The budget')
        : (patch(budget, body, query, BUDGET) ?? ok(budget));
    },
  },
];

export function webApp(number: number, displayName: string): Json {
  const appId = `1:${PROJECT_NUMBER}:web:${number}`;
  return {
    name: `projects/${PROJECT}/webApps/${appId}`,
    appId,
    displayName,
    projectId: PROJECT,
    state: 'ACTIVE',
  };
}

function billingMissing(ids: string[]): Reply {
  const message = `Billing account for project '${PROJECT_NUMBER}' is not found. Billing must be enabled for activation of service(s) '${ids.join(',')}' to proceed.`;
  return refuse(400, 'FAILED_PRECONDITION', message, [
    {
      '@type': 'type.googleapis.com/google.rpc.PreconditionFailure',
      violations: [{ type: 'googleapis.com/billing-enabled', subject: PROJECT_NUMBER, description: message }],
    },
    {
      '@type': ERROR_INFO,
      reason: 'UREQ_PROJECT_BILLING_NOT_FOUND',
      domain: 'serviceusage.googleapis.com/billing-enabled',
      metadata: { project: PROJECT_NUMBER, services: ids.join(',') },
    },
  ]);
}

function retentionIsValid(schedule: Json): boolean {
  const seconds = /^(\d+)s$/.exec(String(schedule['retention']))?.[1];
  return seconds !== undefined && Number(seconds) <= 14 * 7 * 86_400;
}

function poll(service: string, version: string): Route {
  return {
    service,
    method: 'GET',
    path: new RegExp(`^${version}/(.*operations/.+)$`),
    permission: `${service}.operations.get`,
    answer: (state, { match }) => {
      const operation = state.operations.get(match[1] ?? '');
      if (operation === undefined) return notFound('The operation');
      operation.polls -= 1;
      if (operation.polls > 0) return { status: 200, body: { name: operation.name } };
      return { status: 200, body: { name: operation.name, done: true, response: complete(operation) } };
    },
  };
}
