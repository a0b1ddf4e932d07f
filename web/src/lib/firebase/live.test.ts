import { AttentionItem } from '@padavu/domain/admin/attention';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from './live.ts';
import type { LiveDocument, LiveQuery, Snapshot } from './live.ts';

/** The SDK's store, and the function that receives its snapshots. */
const sdk = vi.hoisted(() => ({ store: {}, report: (_snapshot: object) => {} }));

vi.mock('./firestore.ts', () => ({ firestore: () => sdk.store }));
vi.mock('./query-spec.ts', () => ({ buildQuery: () => ({}) }));
vi.mock('firebase/firestore', () => ({
  doc: () => ({}),
  query: () => ({}),
  onSnapshot: (_ref: object, _options: object, report: typeof sdk.report) => {
    sdk.report = report;
    return () => {};
  },
}));

const items: LiveQuery<typeof AttentionItem> = {
  kind: 'query',
  collection: 'attention',
  where: [],
  orderBy: [],
  schema: AttentionItem,
};
const item: LiveDocument<typeof AttentionItem> = {
  kind: 'document',
  path: 'attention/1',
  schema: AttentionItem,
};
const stored = { ref: { path: 'attention/1' }, id: '1', data: () => ({}) };

/** The number of documents that a new listener reports for a snapshot of the SDK; `null` if it reports nothing. */
function reportedFor(
  source: typeof items | typeof item,
  snapshot: object,
  fromCache: boolean,
): number | null {
  const onSnapshotRead = vi.fn<(snapshot: Snapshot) => void>();
  listen(source, onSnapshotRead, () => {});
  sdk.report({ ...snapshot, metadata: { fromCache } });
  return onSnapshotRead.mock.lastCall?.[0].documents.length ?? null;
}

const reportedForItems = (docs: (typeof stored)[], fromCache: boolean) =>
  reportedFor(items, { docs }, fromCache);

describe('a listener to a query', () => {
  beforeEach(() => {
    sdk.store = {};
  });

  it('does not report an empty memory before the server has confirmed it', () => {
    expect(reportedForItems([], true)).toBeNull();
    expect(reportedForItems([], false)).toBe(0);
  });

  it('reports at once what the server has confirmed to be empty before', () => {
    reportedForItems([], false);
    expect(reportedForItems([], true)).toBe(0);
  });

  it('waits for the server again after there was something', () => {
    reportedForItems([], false);
    expect(reportedForItems([stored], false)).toBe(1);
    expect(reportedForItems([], true)).toBeNull();
  });

  it('does not use what the server confirmed to another session', () => {
    reportedForItems([], false);
    sdk.store = {};
    expect(reportedForItems([], true)).toBeNull();
  });
});

describe('a listener to a document', () => {
  it('waits for the server each time while it is missing, because a form begins with it', () => {
    const missing = { exists: () => false };
    expect(reportedFor(item, missing, false)).toBe(0);
    expect(reportedFor(item, missing, true)).toBeNull();
  });
});
