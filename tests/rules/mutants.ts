import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { rulesText, startRulesEnvironment, storesOf } from '../support/rules-environment.ts';
import { accessRows } from './access-rows.ts';
import { type Condition, conditionsOf, replaceCondition } from './conditions.ts';
import { progressRows } from './progress-rows.ts';
import { type Cell, cellsOf, getsThrough, isRead, outcomesOf } from './row.ts';
import { seed } from './seed.ts';

// A mutant is the rules with one condition opened or closed. Each kind has a test file, so that they run side by side.

/** Every condition of the rules. */
export const conditions = conditionsOf(rulesText);
const cells = cellsOf([...accessRows, ...progressRows]);
/** Whom most mutants let through first. A mutant is dead with its first red cell, so these end most runs early. */
const telling: readonly Cell['person'][] = [
  'anonymous',
  'learner',
  'deactivatedLearner',
  'leavingLearner',
  'signedOutLearner',
  'adminSinceYesterday',
  'admin',
];
const turnOf = ({ person }: Cell) => (telling.includes(person) ? telling.indexOf(person) : telling.length);
const refusals = cells.filter((cell) => !cell.allowed).toSorted((one, other) => turnOf(one) - turnOf(other));
const allowedReads = cells.filter((cell) => cell.allowed && isRead(cell));
const allowedWrites = cells.filter((cell) => cell.allowed && !isRead(cell));

type StoreFor = ReturnType<typeof storesOf>;

/** Runs `action` under the rules of a mutant, in a project of its kind. */
async function underRules<T>(
  projectId: string,
  rules: string,
  action: (environment: RulesTestEnvironment, storeFor: StoreFor) => Promise<T>,
): Promise<T> {
  const environment = await startRulesEnvironment(projectId, rules);
  await environment.clearFirestore();
  await seed(environment);
  try {
    return await action(environment, storesOf(environment));
  } finally {
    await environment.cleanup();
  }
}

const isRed = (cell: Cell, through: boolean) => through !== cell.allowed;

/** The cells that turn red, run side by side up to the first of them: reads and refused writes leave the store as it is. */
async function redCells(tried: readonly Cell[], storeFor: StoreFor): Promise<Cell[]> {
  const outcomes = await outcomesOf(tried, (cell) => getsThrough(cell, storeFor(cell.person)), isRed);
  return tried.filter((cell) => isRed(cell, outcomes.get(cell) ?? cell.allowed));
}

/** The first cell of an allowed write that turns red; each starts from a fresh store. */
async function firstRedWrite(environment: RulesTestEnvironment, storeFor: StoreFor): Promise<Cell[]> {
  for (const cell of allowedWrites) {
    await environment.clearFirestore();
    await seed(environment);
    if (!(await getsThrough(cell, storeFor(cell.person)))) return [cell];
  }
  return [];
}

/** Cells that turn red when a condition is opened: refusals that are none any more. */
export function redWhenOpened(condition: Condition): Promise<Cell[]> {
  const rules = replaceCondition(rulesText, condition, 'true');
  return underRules('demo-padavu-opened', rules, (_, storeFor) => redCells(refusals, storeFor));
}

/** Cells that turn red when a condition is closed: permissions that are none any more. */
export function redWhenClosed(condition: Condition): Promise<Cell[]> {
  const rules = replaceCondition(rulesText, condition, 'false');
  return underRules('demo-padavu-closed', rules, async (environment, storeFor) => {
    const redReads = await redCells(allowedReads, storeFor);
    return redReads.length > 0 ? redReads : firstRedWrite(environment, storeFor);
  });
}
