import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { everyone, rulesText, startRulesEnvironment, storesOf } from './support/rules-environment.ts';
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
/**
 * Everyone's first cell, then everyone's second one, and so on: most mutants let few people through, but everywhere.
 */
function byTurns(tried: readonly Cell[]): Cell[] {
  const byPerson = [...Map.groupBy(tried, ({ person }) => person).values()];
  const turns = Math.max(...byPerson.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => byPerson.flatMap((own) => own[turn] ?? [])).flat();
}

const refusals = byTurns(cells.filter((cell) => !cell.allowed));
const permissions = cells.filter((cell) => cell.allowed);

/** Writes of one connection: the emulator ends it after 1,024 refused ones, and a new one takes half a minute. */
const writesOfConnection = 600;

const isRed = (cell: Cell, through: boolean) => through !== cell.allowed;

/**
 * Cells in groups that are tried one after the other. A mutant is dead with its first red cell: those of the
 * condition's own collection come first, beginning with rows about a detail, and reads before writes, which cost more.
 */
function groupsOf(tried: readonly Cell[], { collection }: Condition): Cell[][] {
  const group = (cell: Cell): number => {
    if (cell.row.collection.split('/').at(-1) !== collection) return isRead(cell) ? 3 : 4;
    if (cell.row.tries.length < everyone.length) return 0;
    return isRead(cell) ? 1 : 2;
  };
  const groups = Map.groupBy(tried, group);
  return [0, 1, 2, 3, 4].map((number) => groups.get(number) ?? []);
}

/**
 * Runs mutants in a project of its own. Its stores outlive each mutant: to open one for every person again took most of
 * the time.
 */
export function mutantsIn(projectId: string) {
  let environment: RulesTestEnvironment | undefined;
  let storeFor: ReturnType<typeof storesOf>;
  let writes = 0;
  /** Whether a write got through since the store was seeded. */
  let isChanged = true;

  async function connect(rules: string): Promise<RulesTestEnvironment> {
    await environment?.cleanup();
    environment = await startRulesEnvironment(projectId, rules);
    storeFor = storesOf(environment);
    writes = 0;
    return environment;
  }

  /** Seeds the store again if a write has changed it. */
  async function refresh(environmentNow: RulesTestEnvironment): Promise<void> {
    if (!isChanged) return;
    await environmentNow.clearFirestore();
    await seed(environmentNow);
    isChanged = false;
  }

  /** Loads a mutant's rules, over a store as it was seeded. */
  async function load(rules: string): Promise<RulesTestEnvironment> {
    const isSpent = writes >= writesOfConnection;
    if (environment && !isSpent) await (await startRulesEnvironment(projectId, rules)).cleanup();
    const loaded = environment && !isSpent ? environment : await connect(rules);
    await refresh(loaded);
    return loaded;
  }

  async function attempt(cell: Cell): Promise<boolean> {
    const isThrough = await getsThrough(cell, storeFor(cell.person));
    if (!isRead(cell)) {
      writes += 1;
      isChanged ||= isThrough;
    }
    return isThrough;
  }

  /** The cells that turn red, tried side by side up to the first of them. */
  async function redCells(tried: readonly Cell[]): Promise<Cell[]> {
    const outcomes = await outcomesOf(tried, attempt, isRed);
    return tried.filter((cell) => isRed(cell, outcomes.get(cell) ?? cell.allowed));
  }

  /** The first cell of an allowed write that turns red; each starts from a fresh store. */
  async function firstRedWrite(loaded: RulesTestEnvironment, tried: readonly Cell[]): Promise<Cell[]> {
    for (const cell of tried) {
      await refresh(loaded);
      if (!(await attempt(cell))) return [cell];
    }
    return [];
  }

  return {
    /** Cells that turn red when a condition is opened: refusals that are none any more. */
    async redWhenOpened(condition: Condition): Promise<Cell[]> {
      await load(replaceCondition(rulesText, condition, 'true'));
      return redCells(groupsOf(refusals, condition).flat());
    },

    /** Cells that turn red when a condition is closed: permissions that are none any more. */
    async redWhenClosed(condition: Condition): Promise<Cell[]> {
      const loaded = await load(replaceCondition(rulesText, condition, 'false'));
      for (const group of groupsOf(permissions, condition)) {
        const red = group.every(isRead) ? await redCells(group) : await firstRedWrite(loaded, group);
        if (red.length > 0) return red;
      }
      return [];
    },

    /** Ends the connection. */
    stop: async () => environment?.cleanup(),
  };
}
