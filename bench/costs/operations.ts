import type { Firestore } from 'firebase-admin/firestore';

/** The cost of an operation; `milliseconds` of a function, `bytes` of its response by gzip. */
export type Operations = {
  reads: number;
  writes: number;
  deletes: number;
  calls: number;
  milliseconds: number;
  bytes: number;
};

type Write = { delete?: unknown; verify?: unknown };
type Request = (method: string, request: { writes?: Write[] }, ...rest: unknown[]) => Promise<unknown>;

/**
 * Counts what a Firestore client writes, from the requests that it sends, because the SDK has no public interface for
 * it. If the SDK sends its writes in another way, every measurement of an operation that writes fails.
 */
export class Tally {
  #writes = 0;
  #deletes = 0;

  constructor(db: Firestore) {
    const client: Firestore & { request?: Request } = db;
    const send = client.request?.bind(db);
    if (!send) throw new Error('The Firestore client has no request method to count with');
    client.request = (method, request, ...rest) => {
      if (method === 'commit' || method === 'batchWrite') this.#count(request.writes ?? []);
      return send(method, request, ...rest);
    };
  }

  #count(writes: readonly Write[]): void {
    for (const write of writes) {
      if (write.delete) this.#deletes += 1;
      else if (!write.verify) this.#writes += 1;
    }
  }

  /** Measures one operation; nothing else may run meanwhile. */
  async measure(work: () => Promise<{ reads: number; bytes: number }>): Promise<Operations> {
    const [writes, deletes, started] = [this.#writes, this.#deletes, performance.now()];
    const { reads, bytes } = await work();
    const milliseconds = performance.now() - started;
    return {
      reads,
      writes: this.#writes - writes,
      deletes: this.#deletes - deletes,
      calls: 1,
      milliseconds,
      bytes,
    };
  }

  /** The fixed cost of a run, and the cost of each account, from a run with few accounts and one with more. */
  growth(small: Operations, large: Operations, [few, many]: readonly [number, number]) {
    // Time differs from run to run: a schedule that does not read more is taken to last no longer.
    const grows = large.reads > small.reads + 1;
    const part = (key: keyof Operations) => (grows ? Math.max(large[key] - small[key], 0) / (many - few) : 0);
    const each: Operations = { ...small, calls: 0, bytes: 0 };
    const once: Operations = { ...small };
    for (const key of ['reads', 'writes', 'deletes', 'milliseconds'] as const) {
      each[key] = part(key);
      once[key] = Math.max(small[key] - each[key] * few, 0);
    }
    return { once, each };
  }
}
