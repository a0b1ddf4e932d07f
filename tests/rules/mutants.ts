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
  'teacher',
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

/** Writes of one connection: the emulator ends it after 1,024 refused ones, and the SDK takes half a minute for another. */
const writesOfConnection = 600;

async function freshStore(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore();
  await seed(environment);
}

const isRed = (cell: Cell, through: boolean) => through !== cell.allowed;

/** A mutant is dead with its first red cell: what its condition is about comes first, and reads, which cost less than writes. */
function likelyFirst({ collection }: Condition): Cell[] {
  const rank = (cell: Cell) =>
    (cell.row.collection.split('/').at(-1) === collection ? 0 : 2) + (isRead(cell) ? 0 : 1);
  return refusals.toSorted((one, other) => rank(one) - rank(other));
}

/** Runs mutants in a project of its own. Its stores outlive each mutant: to open one for every person again took most of the time. */
export function mutantsIn(projectId: string) {
  let environment: RulesTestEnvironment | undefined;
  let storeFor: ReturnType<typeof storesOf>;
  let writes = 0;

  async function connect(rules: string): Promise<RulesTestEnvironment> {
    await environment?.cleanup();
    environment = await startRulesEnvironment(projectId, rules);
    storeFor = storesOf(environment);
    writes = 0;
    return environment;
  }

  /** Has the project obey the rules of a mutant, over a fresh store. */
  async function obey(rules: string): Promise<RulesTestEnvironment> {
    const isSpent = writes >= writesOfConnection;
    if (environment && !isSpent) await (await startRulesEnvironment(projectId, rules)).cleanup();
    const obeying = environment && !isSpent ? environment : await connect(rules);
    await freshStore(obeying);
    return obeying;
  }

  async function attempt(cell: Cell): Promise<boolean> {
    if (!isRead(cell)) writes += 1;
    return getsThrough(cell, storeFor(cell.person));
  }

  /** The cells that turn red, run side by side up to the first of them: reads and refused writes leave the store as it is. */
  async function redCells(tried: readonly Cell[]): Promise<Cell[]> {
    const outcomes = await outcomesOf(tried, attempt, isRed);
    return tried.filter((cell) => isRed(cell, outcomes.get(cell) ?? cell.allowed));
  }

  /** The first cell of an allowed write that turns red; each starts from a fresh store. */
  async function firstRedWrite(obeying: RulesTestEnvironment): Promise<Cell[]> {
    for (const cell of allowedWrites) {
      await freshStore(obeying);
      if (!(await attempt(cell))) return [cell];
    }
    return [];
  }

  return {
    /** Cells that turn red when a condition is opened: refusals that are none any more. */
    async redWhenOpened(condition: Condition): Promise<Cell[]> {
      await obey(replaceCondition(rulesText, condition, 'true'));
      return redCells(likelyFirst(condition));
    },

    /** Cells that turn red when a condition is closed: permissions that are none any more. */
    async redWhenClosed(condition: Condition): Promise<Cell[]> {
      const obeying = await obey(replaceCondition(rulesText, condition, 'false'));
      const redReads = await redCells(allowedReads);
      return redReads.length > 0 ? redReads : firstRedWrite(obeying);
    },

    /** Ends the connection. */
    stop: async () => environment?.cleanup(),
  };
}
