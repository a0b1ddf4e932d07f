import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { rulesText, startRulesEnvironment, storesOf } from '../support/rules-environment.ts';
import { accessRows } from './access-rows.ts';
import { type Condition, conditionsOf, replaceCondition } from './conditions.ts';
import { notesRows } from './notes-rows.ts';
import { progressRows } from './progress-rows.ts';
import { type Cell, cellsOf, getsThrough, isRead, outcomesOf } from './row.ts';
import { seed } from './seed.ts';

// A mutant is the rules with one condition opened or closed. Each kind has a test file, so that they run side by side.

/** Every condition of the rules. */
export const conditions = conditionsOf(rulesText);
const cells = cellsOf([...accessRows, ...progressRows, ...notesRows]);
/** Whom most mutants let through first. */
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
type Mutants = { environment: RulesTestEnvironment; storeFor: StoreFor };

/** A project for mutants. Its stores outlive each of them: to open one for every person again took most of the time. */
export async function startMutants(projectId: string): Promise<Mutants> {
  const environment = await startRulesEnvironment(projectId);
  return { environment, storeFor: storesOf(environment) };
}

/** Has the project obey the rules of a mutant, over a fresh store. */
async function obey(environment: RulesTestEnvironment, rules: string): Promise<void> {
  const { projectId } = environment;
  await (await startRulesEnvironment(projectId, rules)).cleanup();
  await freshStore(environment);
}

async function freshStore(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore();
  await seed(environment);
}

const isRed = (cell: Cell, through: boolean) => through !== cell.allowed;

/** The cells that turn red, run side by side up to the first of them: reads and refused writes leave the store as it is. */
async function redCells(tried: readonly Cell[], storeFor: StoreFor): Promise<Cell[]> {
  const outcomes = await outcomesOf(tried, (cell) => getsThrough(cell, storeFor(cell.person)), isRed);
  return tried.filter((cell) => isRed(cell, outcomes.get(cell) ?? cell.allowed));
}

/** The first cell of an allowed write that turns red; each starts from a fresh store. */
async function firstRedWrite({ environment, storeFor }: Mutants): Promise<Cell[]> {
  for (const cell of allowedWrites) {
    await freshStore(environment);
    if (!(await getsThrough(cell, storeFor(cell.person)))) return [cell];
  }
  return [];
}

/** A mutant is dead with its first red cell: what its condition is about comes first, and reads, which cost less than writes. */
function likelyFirst({ collection }: Condition): Cell[] {
  const rank = (cell: Cell) =>
    (cell.row.collection.split('/').at(-1) === collection ? 0 : 2) + (isRead(cell) ? 0 : 1);
  return refusals.toSorted((one, other) => rank(one) - rank(other));
}

/** Cells that turn red when a condition is opened: refusals that are none any more. */
export async function redWhenOpened(
  condition: Condition,
  { environment, storeFor }: Mutants,
): Promise<Cell[]> {
  await obey(environment, replaceCondition(rulesText, condition, 'true'));
  return redCells(likelyFirst(condition), storeFor);
}

/** Cells that turn red when a condition is closed: permissions that are none any more. */
export async function redWhenClosed(condition: Condition, mutants: Mutants): Promise<Cell[]> {
  await obey(mutants.environment, replaceCondition(rulesText, condition, 'false'));
  const redReads = await redCells(allowedReads, mutants.storeFor);
  return redReads.length > 0 ? redReads : firstRedWrite(mutants);
}
