import type { ImportOutcome, UserImport } from '@padavu/domain/user/user-import';
import { describe, expect, it } from 'vitest';
import type { ListedRow } from './import-file.ts';
import { isOpen, sendOpenRows, uncheckedRows } from './import-work.ts';
import type { CheckedRow, SendRows } from './import-work.ts';

const aRow = (number: number, note = ''): ListedRow => ({
  number,
  name: `Person ${number}`,
  email: `p${number}@padavu.example`,
  content: {
    state: 'readable',
    row: {
      name: `Person ${number}`,
      email: `p${number}@padavu.example`,
      course: '1',
      amount: '',
      method: '',
      note,
      language: '',
    },
  },
});

const badRow: ListedRow = { number: 99, name: '', email: '', content: { state: 'invalid', problems: [] } };

async function lastStep(steps: AsyncIterable<CheckedRow[]>, rows: CheckedRow[]): Promise<CheckedRow[]> {
  let current = rows;
  for await (const step of steps) current = step;
  return current;
}

/** A fake server that computes the outcome of each row and records the requests. */
function fakeServer(outcomeOf: (row: UserImport['rows'][number]) => ImportOutcome) {
  const sent: UserImport[] = [];
  const send: SendRows = (rows) => {
    sent.push(rows);
    return Promise.resolve(rows.rows.map(outcomeOf));
  };
  return { sent, send };
}

const states = (rows: readonly CheckedRow[]) => rows.map(({ outcome }) => outcome?.state ?? null);

describe('sending a list', () => {
  it('checks a hundred rows per call and sends no invalid row', async () => {
    const { sent, send } = fakeServer(() => ({ state: 'ready' }));
    const rows = uncheckedRows([...Array.from({ length: 101 }, (_, index) => aRow(index + 2)), badRow]);
    const checkedRows = await lastStep(sendOpenRows(rows, true, send), rows);
    expect(sent.map((call) => [call.dryRun, call.rows.length])).toEqual([
      [true, 100],
      [true, 1],
    ]);
    expect(new Set(states(checkedRows.slice(0, 101)))).toEqual(new Set(['ready']));
    expect(checkedRows.at(-1)?.outcome).toEqual({ state: 'invalid', problems: [] });
  });

  it('keeps each call below the size limit of the API', async () => {
    const { sent, send } = fakeServer(() => ({ state: 'ready' }));
    const rows = uncheckedRows(Array.from({ length: 60 }, (_, index) => aRow(index + 2, 'അ'.repeat(2000))));
    await lastStep(sendOpenRows(rows, true, send), rows);
    expect(sent.flatMap((call) => call.rows)).toHaveLength(60);
    for (const call of sent)
      expect(new TextEncoder().encode(JSON.stringify(call)).length).toBeLessThan(100_000);
  });

  it('creates ready and failed rows in small batches, and no account twice', async () => {
    const { sent, send } = fakeServer(({ email }) => ({ state: 'created', id: email }));
    const outcomes: ImportOutcome[] = [
      { state: 'ready' },
      { state: 'failed', message: '' },
      { state: 'exists', id: 'x' },
      { state: 'created', id: 'y' },
      ...Array.from({ length: 20 }, () => ({ state: 'ready' as const })),
    ];
    const rows = outcomes.map((outcome, index) => Object.assign(aRow(index + 2), { outcome }));
    const finalRows = await lastStep(sendOpenRows(rows, false, send), rows);
    expect(sent.map((call) => call.rows.length)).toEqual([20, 2]);
    expect(states(finalRows).filter((state) => state === 'created')).toHaveLength(23);
    expect(finalRows.some((row) => isOpen(row, false))).toBe(false);
  });

  it('yields the finished rows before an interruption', async () => {
    let calls = 0;
    const send: SendRows = ({ rows }) => {
      calls += 1;
      if (calls === 2) return Promise.reject(new Error('no network'));
      return Promise.resolve(rows.map(() => ({ state: 'created', id: 'a' }) as const));
    };
    const rows = Array.from({ length: 25 }, (_, index) => ({
      ...aRow(index + 2),
      outcome: { state: 'ready' } as const,
    }));
    const steps: CheckedRow[][] = [];
    const work = async () => {
      for await (const step of sendOpenRows(rows, false, send)) steps.push(step);
    };
    await expect(work()).rejects.toThrow('no network');
    expect(steps.at(-1)?.filter((row) => isOpen(row, false))).toHaveLength(5);
  });
});
