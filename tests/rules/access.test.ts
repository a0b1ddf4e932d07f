import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, startRulesEnvironment } from '../support/rules-environment.ts';
import { accessRows } from './access-rows.ts';
import { progressRows } from './progress-rows.ts';
import { cellsOf, getsThrough, isRead, operations } from './row.ts';
import { seed } from './seed.ts';

const rows = [...accessRows, ...progressRows];

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment('demo-padavu-rules');
  await freshStore();
});
afterAll(() => environment.cleanup());

async function freshStore(): Promise<void> {
  await environment.clearFirestore();
  await seed(environment);
}

describe('Who may do what', () => {
  test.each(cellsOf(rows))('$title', async (cell) => {
    const store = contextOf(environment, cell.person).firestore();
    const through = await getsThrough(cell, store);
    await store.terminate();
    // A read or a refused write leaves the store as it was seeded.
    if (through && !isRead(cell)) await freshStore();
    expect(through).toBe(cell.allowed);
  });
});

describe('The matrix', () => {
  test('has every operation on every collection', () => {
    const collections = [
      'users',
      'users/progress',
      'payments',
      'courses',
      'subcategories',
      'lessons',
      'audit',
      'subscribers',
      'insights',
      'learning',
      'headcounts',
      'counted',
      'counters',
      'throttle',
      'registrations',
      'unforeseen',
    ];
    const present = new Set(rows.map((row) => `${row.operation} ${row.collection}`));
    const missing = collections
      .flatMap((collection) => operations.map((operation) => `${operation} ${collection}`))
      .filter((wanted) => !present.has(wanted));
    expect(missing).toEqual([]);
  });
});
