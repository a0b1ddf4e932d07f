import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

export type Sent = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string | undefined;
  body?: unknown;
};

type Answered = { milliseconds: number; status: number; reads: number; body: string };

/** One call over loopback on a connection that is kept, until the last byte of its answer. */
export async function call(origin: string, { method, path, token, body }: Sent): Promise<Answered> {
  const started = performance.now();
  const asking = request(`${origin}${path}`, {
    agent,
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
  });
  asking.end(body === undefined ? undefined : JSON.stringify(body));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', resolve).once('error', reject);
  });
  const answer = await text(response);
  const milliseconds = performance.now() - started;
  const timing = String(response.headers['server-timing'] ?? '');
  return {
    milliseconds,
    status: response.statusCode ?? 0,
    reads: Number(/reads;desc=(\d+)/.exec(timing)?.[1]),
    body: answer,
  };
}
