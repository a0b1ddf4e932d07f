import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, startRulesEnvironment } from '../support/rules-environment.ts';
import { accessRows } from './access-rows.ts';
import { progressRows } from './progress-rows.ts';
import { cellsOf, getsThrough, operations } from './row.ts';
import { seed } from './seed.ts';

const rows = [...accessRows, ...progressRows];

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment('demo-padavu-rules');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await seed(environment);
});
afterAll(() => environment.cleanup());

describe('Who may do what', () => {
  test.each(cellsOf(rows))('$title', async (cell) => {
    const store = contextOf(environment, cell.person).firestore();
    expect(await getsThrough(cell, store)).toBe(cell.allowed);
    await store.terminate();
  });
});

describe('The matrix', () => {
  test('has every operation on every collection', () => {
    const collections = [
      'users',
      'users/progress',
      'courses',
      'subcategories',
      'lessons',
      'audit',
      'subscribers',
      'counters',
      'throttle',
      'unforeseen',
    ];
    const present = new Set(rows.map((row) => `${row.operation} ${row.collection}`));
    const missing = collections
      .flatMap((collection) => operations.map((operation) => `${operation} ${collection}`))
      .filter((wanted) => !present.has(wanted));
    expect(missing).toEqual([]);
  });
});
