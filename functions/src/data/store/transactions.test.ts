import { GrpcStatus, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { transactions } from './transactions.ts';

const failureWith = (code: number) => Object.assign(new Error('refused by the store'), { code });

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the work of these tests asks nothing of it
const unused = {} as Transaction;

/** Transactions over a store that fails `failures` times, with a clock that advances with every pause. */
function overFailingStore(failures: number, code: number = GrpcStatus.ABORTED) {
  let remaining = failures;
  let time = 0;
  const pauses: number[] = [];
  const attempt = vi.fn<() => void>();
  const runTransaction: Firestore['runTransaction'] = async (work) => {
    attempt();
    remaining -= 1;
    if (remaining >= 0) throw failureWith(code);
    return work(unused);
  };
  const db = { collection: vi.fn<Firestore['collection']>(), runTransaction };
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds);
    time += milliseconds;
  };
  const { inTransaction } = transactions({ db, clock: () => time, pause, random: () => 0.5 });
  return { run: () => inTransaction(async () => 'done'), attempt, pauses };
}

describe('a transaction that conflicts with another one', () => {
  it('is retried after short pauses that grow up to a limit', async () => {
    const { run, pauses } = overFailingStore(8);
    await expect(run()).resolves.toBe('done');
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 200, 200]);
  });

  it('is retried when a document has changed that it updates on a condition', async () => {
    const { run } = overFailingStore(2, GrpcStatus.FAILED_PRECONDITION);
    await expect(run()).resolves.toBe('done');
  });

  it('is refused as too busy, with the seconds to wait, when it fails for a quarter of a minute', async () => {
    const { run, attempt } = overFailingStore(Number.POSITIVE_INFINITY);
    await expect(run()).rejects.toMatchObject({
      kind: 'too-busy',
      code: 'too-busy',
      details: { retryAfter: 2 },
      cause: { message: 'refused by the store', code: GrpcStatus.ABORTED },
    });
    expect(attempt.mock.calls.length).toBeLessThan(100);
  });

  it('fails at once for any other reason', async () => {
    const { run, attempt } = overFailingStore(1, GrpcStatus.PERMISSION_DENIED);
    await expect(run()).rejects.toThrow('refused by the store');
    expect(attempt).toHaveBeenCalledOnce();
  });
});
