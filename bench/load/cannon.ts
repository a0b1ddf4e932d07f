import autocannon from 'autocannon';
import { percentile } from '../figures.ts';

/** A call that a person makes over and over. The times and responses of each `kind` are counted together. */
export type Call = {
  kind: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string;
  /** Returns the path and the body of the next call. */
  next?: () => { path?: string; body?: unknown };
  /** Receives every response, whatever its status. */
  onResponse?: (response: { status: number; body: string }) => void;
};

/** The results of all calls of one kind. */
export class Tally {
  sent = 0;
  /** Milliseconds. */
  readonly times: number[] = [];
  readonly statuses = new Map<number, number>();
  /** Responses with 429 or 503 that had no Retry-After. */
  withoutRetryAfter = 0;
  /** The first unexpected response, to print it. */
  fault: string | undefined;

  add(status: number, body: string, hasRetryAfter: boolean): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (isRefusal(status) && !hasRetryAfter) this.withoutRetryAfter += 1;
    if (status >= 400 && !isRefusal(status)) this.fault ??= `${status} ${body.slice(0, 300)}`;
  }

  /** How many responses have a status that passes. */
  count(passes: (status: number) => boolean): number {
    return [...this.statuses].reduce((sum, [status, count]) => sum + (passes(status) ? count : 0), 0);
  }

  get taken(): number {
    return this.count((status) => status < 400);
  }

  get refused(): number {
    return this.count(isRefusal);
  }

  get failed(): number {
    return this.count((status) => status >= 400 && !isRefusal(status));
  }

  /** Calls without a response when the time was up or after the longest wait: their result is unknown. */
  get unanswered(): number {
    return this.sent - this.count(() => true);
  }

  percentile(percent: number): number {
    return Math.round(percentile(this.times, percent));
  }
}

export type Tallies = Map<string, Tally>;

/** Whether a server refused a call because it has too much to do. */
const isRefusal = (status: number) => status === 429 || status === 503;

/** Seconds until a call without a response is given up. */
const longestWait = 60;

type Crowd = {
  origin: string;
  seconds: number;
  /** The most calls a second of all people together; nobody makes a call before the last one is answered. */
  rate: number;
  /** The calls of each person, which are made one after the other, over and over. */
  people: readonly (readonly Call[])[];
};

/** Makes the calls of a crowd with autocannon, those of each person on one connection. */
export async function fire({ origin, seconds, rate, people }: Crowd, tallies: Tallies): Promise<void> {
  const queue = [...people];
  await autocannon({
    url: origin,
    connections: people.length,
    overallRate: rate,
    duration: seconds,
    timeout: longestWait,
    setupClient: (client) => {
      const calls = queue.shift() ?? [];
      let lastTally: Tally | undefined;
      client.setRequests(
        calls.map((call) => {
          const tally = tallies.get(call.kind) ?? new Tally();
          tallies.set(call.kind, tally);
          return requestOf(call, tally, () => (lastTally = tally));
        }),
      );
      // Comes right after `onResponse` of the same call.
      client.on('response', (_status: number, _bytes: number, milliseconds: number) =>
        lastTally?.times.push(milliseconds),
      );
    },
  });
}

function requestOf(call: Call, tally: Tally, onAnswered: () => void): autocannon.Request {
  const { method, token } = call;
  return {
    method,
    setupRequest: (request) => {
      tally.sent += 1;
      const { path = call.path, body } = call.next?.() ?? {};
      return {
        ...request,
        path,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      };
    },
    onResponse: (status, body, _context, headers = {}) => {
      onAnswered();
      const hasRetryAfter = Object.keys(headers).some((name) => name.toLowerCase() === 'retry-after');
      tally.add(status, body, hasRetryAfter);
      call.onResponse?.({ status, body });
    },
  };
}
