import { interruption } from '../../scripts/command.ts';
import { median, percentile } from '../figures.ts';
import { call, type ApiRequest } from './client.ts';

/**
 * A call, and `bare`, which reads the same documents with the Admin SDK alone, in as few round trips as the data
 * allows, and decodes them.
 */
export type MeasuredCall = ApiRequest & { name: string; bare?: () => Promise<unknown> };

export type Result = {
  name: string;
  /** Milliseconds. */
  median: number;
  /** Milliseconds; the slowest of fewer than a hundred rounds. */
  p99: number;
  /** Documents read, by the response's header. */
  reads: number;
  /** The median of the bare read of the same documents, in milliseconds. */
  bare: number | undefined;
};

/** Each call gets as many rounds as fit into the time budget, within these limits. */
const rounds = { warmUp: 100, least: 5, most: 300 };
const budgetMs = 10_000;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const isOver = (started: number, limitMs: number) => performance.now() - started > limitMs;

/** Makes one call and the bare read of the same documents, and returns their milliseconds and the call's reads. */
async function round(origin: string, { name, bare, ...sent }: MeasuredCall) {
  interruption.throwIfAborted();
  const bareMilliseconds = bare && (await timed(bare));
  const { status, body, milliseconds, reads } = await call(origin, sent);
  if (status !== 200) throw new Error(`${name} answered ${status}: ${body}`);
  return { bareMilliseconds, milliseconds, reads };
}

/** Makes each call several times, because the first ones run code that is not compiled yet. */
async function warmUp(origin: string, calls: readonly MeasuredCall[]): Promise<void> {
  const started = performance.now();
  for (let count = 0; count < rounds.warmUp && !isOver(started, budgetMs); count += 1) {
    for (const one of calls) await round(origin, one);
  }
}

/** Alternates between a call and the bare read, so that other load on the machine affects both. */
async function measure(origin: string, measured: MeasuredCall): Promise<Result> {
  const found: Awaited<ReturnType<typeof round>>[] = [];
  const started = performance.now();
  while (found.length < rounds.least || (found.length < rounds.most && !isOver(started, budgetMs))) {
    found.push(await round(origin, measured));
  }
  const calls = found.map(({ milliseconds }) => milliseconds);
  const bares = found.flatMap(({ bareMilliseconds }) => bareMilliseconds ?? []);
  return {
    name: measured.name,
    median: median(calls),
    p99: percentile(calls, 99),
    reads: Math.max(...found.map(({ reads }) => reads)),
    bare: measured.bare && median(bares),
  };
}

/** Measures calls one after the other. */
export async function measureAll(origin: string, calls: readonly MeasuredCall[]): Promise<Result[]> {
  await warmUp(origin, calls);
  const results: Result[] = [];
  for (const one of calls) results.push(await measure(origin, one));
  return results;
}
