import { UserStats } from '@padavu/domain/user-stats';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from './live.ts';
import type { Snapshot } from './live.ts';

/** The SDK's store, and the function that receives its snapshots. */
const sdk = vi.hoisted(() => ({ store: {}, report: (_snapshot: object) => {} }));

vi.mock('./firestore.ts', () => ({ firestore: () => sdk.store }));
vi.mock('firebase/firestore', () => ({
  doc: () => ({}),
  onSnapshot: (_ref: object, _options: object, report: typeof sdk.report) => {
    sdk.report = report;
    return () => {};
  },
}));

const existing = { exists: () => true, ref: { path: 'stats/users' }, id: 'users', data: () => ({}) };
const missing = { exists: () => false };

/** The number of documents that a new listener reports for a snapshot of the SDK; `null` if it reports nothing. */
function reportedFor(found: typeof existing | typeof missing, fromCache: boolean): number | null {
  let reported: Snapshot | null = null as Snapshot | null;
  const source = { kind: 'document', path: 'stats/users', schema: UserStats } as const;
  listen(
    source,
    (snapshot) => (reported = snapshot),
    () => {},
  );
  sdk.report({ ...found, metadata: { fromCache } });
  return reported && reported.documents.length;
}

describe('a listener', () => {
  beforeEach(() => {
    sdk.store = {};
  });

  it('does not report an empty memory before the server has confirmed it', () => {
    expect(reportedFor(missing, true)).toBeNull();
    expect(reportedFor(missing, false)).toBe(0);
  });

  it('reports at once what the server has confirmed to be empty before', () => {
    reportedFor(missing, false);
    expect(reportedFor(missing, true)).toBe(0);
  });

  it('waits for the server again after there was something', () => {
    reportedFor(missing, false);
    expect(reportedFor(existing, false)).toBe(1);
    expect(reportedFor(missing, true)).toBeNull();
  });

  it('does not use what the server confirmed to another session', () => {
    reportedFor(missing, false);
    sdk.store = {};
    expect(reportedFor(missing, true)).toBeNull();
  });
});
