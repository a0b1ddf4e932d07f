import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../install.mjs';
import { Refusal } from './refusal.ts';
import { setting, type Context, type Finding, type Step } from './step.ts';

const SERVICE = 'firestore.googleapis.com';
const VERSION = 'v1';

const DAY_S = 86_400;
const DAILY_DAYS = 7;
/** The longest that Google keeps a backup: 14 weeks. */
const WEEKLY_DAYS = 98;

const Database = z.object({
  locationId: z.string().default(''),
  pointInTimeRecoveryEnablement: z.string().default(''),
  deleteProtectionState: z.string().default(''),
});
type Database = z.infer<typeof Database>;

const Schedule = z.object({
  name: z.string(),
  /** Seconds, as a google.protobuf.Duration: `604800s`. */
  retention: z.string().default('0s'),
  dailyRecurrence: z.looseObject({}).optional(),
  weeklyRecurrence: z.looseObject({}).optional(),
});
type Schedule = z.infer<typeof Schedule>;
const Schedules = z.object({ backupSchedules: z.array(Schedule).default([]) });

const Fields = z.object({
  fields: z
    .array(z.object({ name: z.string(), ttlConfig: z.object({ state: z.string().default('') }).optional() }))
    .default([]),
  nextPageToken: z.string().default(''),
});

const Indexes = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().default(false) }),
  ),
});

/**
 * Sets up the database `(default)`, by the Firestore Admin API v1: `databases`, `databases.backupSchedules` and
 * `databases.collectionGroups.fields`. A change of a database or a field is a long-running operation.
 */
export const databaseStep: Step = {
  title: 'Firestore',
  role: 'Cloud Datastore Owner (roles/datastore.owner)',
  async inspect(context) {
    const database = await findDatabase(context);
    if (database === undefined) return [creation(context)];
    return [...protection(database, context), ...(await backups(context)), ...(await expiry(context))];
  },
};

function pathOf({ google }: Context): string {
  return `${VERSION}/projects/${google.project}/databases/(default)`;
}

async function findDatabase(context: Context): Promise<Database | undefined> {
  try {
    return await context.google.get(Database, { service: SERVICE, path: pathOf(context) });
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'NOT_FOUND') return undefined;
    throw error;
  }
}

function creation({ google, location }: Context): Finding {
  return {
    setting: 'Database',
    state: 'wrong',
    is: 'none',
    becomes: `made in ${location}; the location cannot be changed later`,
    async apply() {
      const started = await google.post({
        service: SERVICE,
        path: `${VERSION}/projects/${google.project}/databases`,
        query: { databaseId: '(default)' },
        body: { type: 'FIRESTORE_NATIVE', locationId: location },
      });
      await google.finish(started, { service: SERVICE, version: VERSION });
    },
  };
}

function protection(database: Database, context: Context): Finding[] {
  const { google } = context;
  const write = async (field: string, value: string) => {
    const started = await google.patch({
      service: SERVICE,
      path: pathOf(context),
      query: { updateMask: field },
      body: { [field]: value },
    });
    await google.finish(started, { service: SERVICE, version: VERSION });
  };
  const isRecoverable = database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED';
  const isProtected = database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED';
  return [
    { setting: 'Database', state: 'right', is: `in ${database.locationId}` },
    setting('Point-in-time recovery', {
      isRight: isRecoverable,
      is: isRecoverable ? 'on: any moment of the last 7 days' : 'off: only the last hour',
      becomes: 'on: any moment of the last 7 days (its storage is charged)',
      apply: () => write('pointInTimeRecoveryEnablement', 'POINT_IN_TIME_RECOVERY_ENABLED'),
    }),
    setting('Delete protection', {
      isRight: isProtected,
      is: isProtected ? 'on' : 'off: one click deletes the school',
      becomes: 'on',
      apply: () => write('deleteProtectionState', 'DELETE_PROTECTION_ENABLED'),
    }),
  ];
}

async function backups(context: Context): Promise<Finding[]> {
  const { backupSchedules } = await context.google.get(Schedules, {
    service: SERVICE,
    path: `${pathOf(context)}/backupSchedules`,
  });
  const daily = backupSchedules.find(({ dailyRecurrence }) => dailyRecurrence !== undefined);
  const weekly = backupSchedules.find(({ weeklyRecurrence }) => weeklyRecurrence !== undefined);
  return [
    backup(context, {
      name: 'Daily backup',
      days: DAILY_DAYS,
      schedule: daily,
      recurrence: { dailyRecurrence: {} },
    }),
    backup(context, {
      name: 'Weekly backup',
      days: WEEKLY_DAYS,
      schedule: weekly,
      recurrence: { weeklyRecurrence: { day: 'SUNDAY' } },
    }),
  ];
}

type WantedSchedule = { name: string; days: number; schedule: Schedule | undefined; recurrence: object };

/** A database has at most one schedule of each kind. An existing one is kept, and its retention is only made longer. */
function backup(context: Context, { name, days, schedule, recurrence }: WantedSchedule): Finding {
  const { google } = context;
  const retention = `${days * DAY_S}s`;
  const keptDays = Math.floor(Number.parseFloat(schedule?.retention ?? '0') / DAY_S);
  return setting(name, {
    isRight: schedule !== undefined && keptDays >= days,
    is: schedule === undefined ? 'none' : `kept for ${keptDays} days`,
    becomes: `kept for ${days} days (its storage is charged)`,
    apply: () =>
      schedule === undefined
        ? google.post({
            service: SERVICE,
            path: `${pathOf(context)}/backupSchedules`,
            body: { retention, ...recurrence },
          })
        : google.patch({
            service: SERVICE,
            path: `${VERSION}/${schedule.name}`,
            query: { updateMask: 'retention' },
            body: { retention },
          }),
  });
}

/**
 * The policies that delete expired documents. `firestore.indexes.json` lists their fields, because a deploy removes any
 * policy that it does not list.
 */
async function expiry(context: Context): Promise<Finding[]> {
  const { google, root } = context;
  const { fieldOverrides } = Indexes.parse(readJson(join(root, 'firestore.indexes.json')));
  const states = await policyStates(context);
  return fieldOverrides
    .filter(({ ttl }) => ttl)
    .map(({ collectionGroup, fieldPath }) => {
      const field = `${collectionGroup}.${fieldPath}`;
      const state = states.get(field);
      return setting(`Expiry of ${field}`, {
        isRight: state === 'ACTIVE' || state === 'CREATING',
        is: state === 'ACTIVE' ? 'on' : state === 'CREATING' ? 'being set up by Google' : (state ?? 'off'),
        becomes: 'on: Google deletes what has expired within a day',
        // Google takes ten minutes or more to set up a policy, so this does not wait for the operation.
        apply: () =>
          google.patch({
            service: SERVICE,
            path: `${pathOf(context)}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
            query: { updateMask: 'ttlConfig' },
            body: { ttlConfig: {} },
          }),
      });
    });
}

async function policyStates(context: Context): Promise<Map<string, string>> {
  const states = new Map<string, string>();
  let pageToken = '';
  do {
    const page = await context.google.get(Fields, {
      service: SERVICE,
      path: `${pathOf(context)}/collectionGroups/-/fields`,
      query: { filter: 'ttlConfig:*', ...(pageToken === '' ? {} : { pageToken }) },
    });
    for (const { name, ttlConfig } of page.fields) {
      const [, collectionGroup, field] = /\/collectionGroups\/([^/]+)\/fields\/(.+)$/.exec(name) ?? [];
      if (ttlConfig !== undefined) states.set(`${collectionGroup}.${field}`, ttlConfig.state);
    }
    pageToken = page.nextPageToken;
  } while (pageToken !== '');
  return states;
}
