import { interruption } from '../../scripts/command.ts';
import { median, percentile } from '../figures.ts';
import { call, type Sent } from './client.ts';

/**
 * A call, and `bare`: the same documents found from the same request with the Admin SDK alone, in as few round trips as
 * the data allows, unpacked and thrown away.
 */
export type Measured = Sent & { name: string; bare?: () => Promise<unknown> };

export type Result = {
  name: string;
  /** Milliseconds. */
  median: number;
  /** Milliseconds; the slowest of fewer than a hundred rounds. */
  p99: number;
  /** Documents read, as the answer says. */
  reads: number;
  /** The median of the bare read of the same documents, in milliseconds. */
  bare: number | undefined;
};

/** As many rounds of each call as fit the time, but neither fewer nor more than these. */
const rounds = { warmUp: 100, least: 5, most: 300 };
const budgetMs = 10_000;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const isOver = (started: number, limitMs: number) => performance.now() - started > limitMs;

/** One call and the bare read of the same documents: their milliseconds, and what the answer says of its reads. */
async function round(origin: string, { name, bare, ...sent }: Measured) {
  interruption.throwIfAborted();
  const plain = bare && (await timed(bare));
  const { status, body, milliseconds, reads } = await call(origin, sent);
  if (status !== 200) throw new Error(`${name} answered ${status}: ${body}`);
  return { plain, milliseconds, reads };
}

/** Makes each call some times: the first find code that is not compiled yet. */
async function warmUp(origin: string, calls: readonly Measured[]): Promise<void> {
  const started = performance.now();
  for (let count = 0; count < rounds.warmUp && !isOver(started, budgetMs); count += 1) {
    for (const one of calls) await round(origin, one);
  }
}

/** Makes a call and the bare read by turns, so that whatever else the machine does meets both. */
async function measure(origin: string, measured: Measured): Promise<Result> {
  const found: Awaited<ReturnType<typeof round>>[] = [];
  const started = performance.now();
  while (found.length < rounds.least || (found.length < rounds.most && !isOver(started, budgetMs))) {
    found.push(await round(origin, measured));
  }
  const calls = found.map(({ milliseconds }) => milliseconds);
  const bares = found.flatMap(({ plain }) => plain ?? []);
  return {
    name: measured.name,
    median: median(calls),
    p99: percentile(calls, 99),
    reads: Math.max(...found.map(({ reads }) => reads)),
    bare: measured.bare && median(bares),
  };
}

/** Measures calls one after the other. */
export async function measureAll(origin: string, calls: readonly Measured[]): Promise<Result[]> {
  await warmUp(origin, calls);
  const results: Result[] = [];
  for (const one of calls) results.push(await measure(origin, one));
  return results;
}
