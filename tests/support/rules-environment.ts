import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { claimsFor } from '@padavu/domain/claims';
import { setLogLevel } from 'firebase/firestore';
import { aUserRecord } from './builders.ts';

// Refusals are what these tests are about; the SDK would print every one of them.
setLogLevel('silent');

/** The rules that are deployed. */
export const rulesText = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** Everyone who has a user document, by uid. Claims follow from it as they do in production. */
export const accounts = {
  pending: aUserRecord({ status: 'pending' }),
  learner: aUserRecord(),
  otherLearner: aUserRecord(),
  learnerElsewhere: aUserRecord({ courseId: 2 }),
  learnerOfADraft: aUserRecord({ courseId: 3 }),
  inactive: aUserRecord({ status: 'inactive' }),
  admin: aUserRecord({ role: 'admin', courseId: null }),
};

/** Everyone the rules tell apart. A newcomer is signed in, but has neither a document nor claims yet. */
export const everyone = [
  'anonymous',
  'newcomer',
  'pending',
  'learner',
  'otherLearner',
  'learnerElsewhere',
  'learnerOfADraft',
  'inactive',
  'admin',
] as const;
export type Person = (typeof everyone)[number];

/**
 * A project of its own in the running emulator (`FIRESTORE_EMULATOR_HOST`), so that clearing it leaves the data of other
 * suites alone.
 */
export function startRulesEnvironment(projectId: string, rules = rulesText): Promise<RulesTestEnvironment> {
  const [host, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  if (!host || !port) throw new Error('FIRESTORE_EMULATOR_HOST does not name an emulator (host:port).');
  return initializeTestEnvironment({ projectId, firestore: { host, port: Number(port), rules } });
}

/** A fresh context of `person`. */
export function contextOf(environment: RulesTestEnvironment, person: Person): RulesTestContext {
  if (person === 'anonymous') return environment.unauthenticatedContext();
  if (person === 'newcomer') return environment.authenticatedContext(person);
  return environment.authenticatedContext(person, claimsFor(accounts[person]));
}
