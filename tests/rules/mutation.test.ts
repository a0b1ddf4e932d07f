import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';
import { contextOf, everyone, rulesText, startRulesEnvironment } from '../support/rules-environment.ts';
import { accessRows } from './access-rows.ts';
import { conditionsOf, replaceCondition } from './conditions.ts';
import { progressRows } from './progress-rows.ts';
import { type Cell, cellsOf, getsThrough, isRead, type Store } from './row.ts';
import { seed } from './seed.ts';

const conditions = conditionsOf(rulesText);
const cells = cellsOf([...accessRows, ...progressRows]);
const refusals = cells.filter((cell) => !cell.allowed);
const allowedReads = cells.filter((cell) => cell.allowed && isRead(cell));
const allowedWrites = cells.filter((cell) => cell.allowed && !isRead(cell));

type Stores = Map<Cell['person'], Store>;

/** Runs `action` under the rules of a mutant, in a project of its own with everyone signed in. */
async function underRules<T>(
  rules: string,
  action: (environment: RulesTestEnvironment, stores: Stores) => Promise<T>,
): Promise<T> {
  const environment = await startRulesEnvironment('demo-padavu-mutants', rules);
  const stores: Stores = new Map(
    everyone.map((person) => [person, contextOf(environment, person).firestore()]),
  );
  await environment.clearFirestore();
  await seed(environment);
  try {
    return await action(environment, stores);
  } finally {
    await Promise.all([...stores.values()].map((store) => store.terminate()));
    await environment.cleanup();
  }
}

async function isRed(cell: Cell, stores: Stores): Promise<boolean> {
  const store = stores.get(cell.person);
  if (!store) throw new Error(`Nobody is signed in as ${cell.person}.`);
  return (await getsThrough(cell, store)) !== cell.allowed;
}

/** The cells that turn red, run side by side: reads and refused writes leave the store as it is. */
async function redCells(tried: readonly Cell[], stores: Stores): Promise<Cell[]> {
  const outcomes = await Promise.all(tried.map((cell) => isRed(cell, stores)));
  return tried.filter((_, index) => outcomes[index]);
}

/** The first cell of an allowed write that turns red; each starts from a fresh store. */
async function firstRedWrite(environment: RulesTestEnvironment, stores: Stores): Promise<Cell[]> {
  for (const cell of allowedWrites) {
    await environment.clearFirestore();
    await seed(environment);
    if (await isRed(cell, stores)) return [cell];
  }
  return [];
}

describe('Each condition of the rules is there for a row of the matrix', () => {
  test.each(conditions.filter(({ text }) => text !== 'true'))(
    'opening "$text" in line $line turns a refusal red',
    async (condition) => {
      const red = await underRules(replaceCondition(rulesText, condition, 'true'), (_, stores) =>
        redCells(refusals, stores),
      );
      expect(red.length).toBeGreaterThan(0);
    },
  );

  test.each(conditions.filter(({ text }) => text !== 'false'))(
    'closing "$text" in line $line turns a permission red',
    async (condition) => {
      const red = await underRules(
        replaceCondition(rulesText, condition, 'false'),
        async (environment, stores) => {
          const redReads = await redCells(allowedReads, stores);
          return redReads.length > 0 ? redReads : firstRedWrite(environment, stores);
        },
      );
      expect(red.length).toBeGreaterThan(0);
    },
  );
});
