import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRulesEnvironment, storesOf } from './support/rules-environment.ts';
import { accessRows } from './access-rows.ts';
import { notesRows } from './notes-rows.ts';
import { progressRows } from './progress-rows.ts';
import { type Cell, cellsOf, getsThrough, isRead, operations, outcomesOf } from './row.ts';
import { seed } from './seed.ts';

const rows = [...accessRows, ...progressRows, ...notesRows];
const cells = cellsOf(rows);
/** A read or a refused write leaves the store as it was seeded. */
const changesNothing = (cell: Cell) => isRead(cell) || !cell.allowed;

let environment: RulesTestEnvironment;
let outcomes: Map<Cell, boolean>;
let storeFor: ReturnType<typeof storesOf>;
beforeAll(async () => {
  environment = await startRulesEnvironment('demo-padavu-rules');
  storeFor = storesOf(environment);
  await freshStore();
  outcomes = await outcomesOf(cells.filter(changesNothing), (cell) =>
    getsThrough(cell, storeFor(cell.person)),
  );
}, 120_000);
afterAll(() => environment.cleanup());

async function freshStore(): Promise<void> {
  await environment.clearFirestore();
  await seed(environment);
}

describe('who may do what', () => {
  test.each(cells.filter(changesNothing))('$title', (cell) => {
    expect(outcomes.get(cell)).toBe(cell.allowed);
  });

  test.each(cells.filter((cell) => !changesNothing(cell)))('$title', async (cell) => {
    await freshStore();
    expect(await getsThrough(cell, storeFor(cell.person))).toBe(true);
  });
});

describe('the matrix', () => {
  test('has every operation on every collection', () => {
    const collections = [
      'users',
      'users/progress',
      'users/notes',
      'payments',
      'furtherPayments',
      'paymentClaims',
      'claimPictures',
      'receipts',
      'certificates',
      'certificateHolders',
      'quizzes',
      'quizStats',
      'questions',
      'submissions',
      'submissionPictures',
      'mail',
      'erasures',
      'courses',
      'subcategories',
      'lessons',
      'audit',
      'subscribers',
      'unsubscriptions',
      'insights',
      'learning',
      'attention',
      'trash',
      'trash/progress',
      'trash/notes',
      'headcounts',
      'counted',
      'counters',
      'checks',
      'idempotency',
      'categoryCourses',
      'slugs',
      'media',
      'site',
      'throttle',
      'registrations',
      'settings',
      'discounts',
      'pages',
      'pages/versions',
      'restores',
      'unforeseen',
    ];
    const present = new Set(rows.map((row) => `${row.operation} ${row.collection}`));
    const missing = collections
      .flatMap((collection) => operations.map((operation) => `${operation} ${collection}`))
      .filter((pair) => !present.has(pair));
    expect(missing).toEqual([]);
  });
});
