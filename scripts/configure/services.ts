import { z } from 'zod';
import { APP_CHECK_SERVICES } from './app-check.ts';
import { setting, type Step } from './step.ts';

const SERVICE = 'serviceusage.googleapis.com';

/** The APIs that the product runs on, that deploy it, and that this command and `npm run make-admin` call. */
export const REQUIRED_SERVICES = [
  'artifactregistry.googleapis.com',
  'billingbudgets.googleapis.com',
  'cloudbilling.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudscheduler.googleapis.com',
  'eventarc.googleapis.com',
  'firebase.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'firestore.googleapis.com',
  'iam.googleapis.com',
  'iamcredentials.googleapis.com',
  'identitytoolkit.googleapis.com',
  'pubsub.googleapis.com',
  'run.googleapis.com',
  'securetoken.googleapis.com',
  'storage.googleapis.com',
] as const;

const States = z.object({
  services: z
    .array(z.object({ name: z.string(), state: z.string().default('STATE_UNSPECIFIED') }))
    .default([]),
});

/**
 * Enables the APIs, by Service Usage v1: `services:batchGet` (at most 30 names) and `services:batchEnable` (at most
 * 20).
 */
export const servicesStep: Step = {
  title: 'APIs',
  role: 'Service Usage Admin (roles/serviceusage.serviceUsageAdmin)',
  async inspect({ google, projectNumber, appCheckKey }) {
    const needed = [...REQUIRED_SERVICES, ...(appCheckKey === undefined ? [] : APP_CHECK_SERVICES)];
    const parent = `projects/${projectNumber}`;
    const names = needed.map((service) => `${parent}/services/${service}`);
    const { services } = await google.get(States, {
      service: SERVICE,
      path: `v1/${parent}/services:batchGet`,
      query: { names },
    });
    const enabled = new Set(
      services.filter(({ state }) => state === 'ENABLED').map(({ name }) => name.split('/').at(-1)),
    );
    const missing = needed.filter((service) => !enabled.has(service));
    return [
      setting('Needed APIs', {
        isRight: missing.length === 0,
        is: missing.length === 0 ? `all ${needed.length} enabled` : `${missing.length} not enabled`,
        becomes: `enabled: ${missing.join(', ')}`,
        async apply() {
          const started = await google.post({
            service: SERVICE,
            path: `v1/${parent}/services:batchEnable`,
            body: { serviceIds: missing },
          });
          await google.finish(started, { service: SERVICE, version: 'v1' });
          for (const service of missing) google.justEnabled.add(service);
        },
      }),
    ];
  },
};
