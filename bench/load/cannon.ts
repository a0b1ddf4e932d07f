import autocannon from 'autocannon';
import { percentile } from '../figures.ts';

/** One call that a person makes over and over: `kind` is what its times and answers are counted under. */
export type Call = {
  kind: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string;
  /** Made anew for every call. */
  next?: () => { path?: string; body?: unknown };
  /** Receives every answer, whatever its status. */
  answered?: (answer: { status: number; body: string }) => void;
};

/** What became of all calls of one kind. */
export class Tally {
  sent = 0;
  /** Milliseconds. */
  readonly times: number[] = [];
  readonly statuses = new Map<number, number>();
  /** Answers of 429 and 503 that did not say when to come back. */
  withoutRetryAfter = 0;
  /** One answer that nobody intended, to show it. */
  fault: string | undefined;

  add(status: number, body: string, hasRetryAfter: boolean): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (isRefusal(status) && !hasRetryAfter) this.withoutRetryAfter += 1;
    if (status >= 400 && !isRefusal(status)) this.fault ??= `${status} ${body.slice(0, 300)}`;
  }

  /** How many answers have a status that passes. */
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

  /** Sent when the time was up, or given up after the longest wait: nobody knows what became of them. */
  get unanswered(): number {
    return this.sent - this.count(() => true);
  }

  at(percent: number): number {
    return Math.round(percentile(this.times, percent));
  }
}

export type Tallies = Map<string, Tally>;

/** "Come back later": what a server may say that has too much to do. */
const isRefusal = (status: number) => status === 429 || status === 503;

/** Seconds until a call without an answer is given up. */
const longestWait = 60;

type Crowd = {
  origin: string;
  seconds: number;
  /** Calls a second of all people together, as far as the answers keep up: nobody makes a call before the last is answered. */
  rate: number;
  /** What each person does, in turn and from the beginning again. */
  people: readonly (readonly Call[])[];
};

/** Has a crowd make its calls with autocannon, everyone on a connection of their own. */
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
      let answered: Tally | undefined;
      client.setRequests(
        calls.map((call) => {
          const tally = tallies.get(call.kind) ?? new Tally();
          tallies.set(call.kind, tally);
          return requestOf(call, tally, () => (answered = tally));
        }),
      );
      // Comes right after `onResponse` of the same call.
      client.on('response', (_status: number, _bytes: number, milliseconds: number) =>
        answered?.times.push(milliseconds),
      );
    },
  });
}

function requestOf(call: Call, tally: Tally, answered: () => void): autocannon.Request {
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
      answered();
      const hasRetryAfter = Object.keys(headers).some((name) => name.toLowerCase() === 'retry-after');
      tally.add(status, body, hasRetryAfter);
      call.answered?.({ status, body });
    },
  };
}
