import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { Refusal, refusalOf } from './refusal.ts';

/** How long one call, one long-running operation and one freshly enabled API may take, in milliseconds. */
const CALL_MS = 60_000;
const OPERATION_MS = 300_000;
const ENABLING_MS = 120_000;

const TRIES = 4;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** The common fields of Google's long-running operations: google.longrunning.Operation. */
const Operation = z.object({
  name: z.string().default(''),
  done: z.boolean().default(false),
  error: z.unknown().optional(),
});

export type Google = ReturnType<typeof googleClient>;

type GoogleOptions = {
  /** The id of the project that the calls are about, and whose quota they use. */
  project: string;
  /** The address of an API, without a slash at its end: `https://firestore.googleapis.com`. */
  addressOf: (service: string) => string;
  accessToken: () => Promise<string>;
  pause?: (milliseconds: number) => Promise<unknown>;
};

type Call = {
  method: 'GET' | 'POST' | 'PATCH';
  /** The host name of the API, which is also its name in Service Usage. */
  service: string;
  /** With the version and without a slash at the start: `v1/projects/x/databases/(default)`. */
  path: string;
  query?: Record<string, string | readonly string[]>;
  body?: unknown;
};

type ApiResponse = { isOk: boolean; status: number; text: string };

/**
 * A client of Google's REST APIs that acts as the person who is signed in. It throws a `Refusal`, which says what to
 * do, if a call is refused or an API cannot be reached.
 */
export function googleClient({ project, addressOf, accessToken, pause = sleep }: GoogleOptions) {
  /** APIs that this run enabled: for a minute or two Google still answers that they are disabled. */
  const justEnabled = new Set<string>();

  async function send({ method, service, path, query = {}, body }: Call): Promise<ApiResponse> {
    const url = new URL(`${addressOf(service)}/${path}`);
    for (const [name, value] of Object.entries(query)) {
      for (const one of [value].flat()) url.searchParams.append(name, one);
    }
    const authorization = `Bearer ${await accessToken()}`;
    try {
      const response = await fetch(url, {
        method,
        headers: { authorization, 'content-type': 'application/json', 'x-goog-user-project': project },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(CALL_MS),
      });
      return { isOk: response.ok, status: response.status, text: await response.text() };
    } catch (error) {
      throw new Refusal(`${service} cannot be reached.`, {
        reason: 'UNREACHABLE',
        todo: 'Check the network and run this again.',
        cause: error,
      });
    }
  }

  async function attempt(request: Call): Promise<unknown> {
    const { service } = request;
    const { isOk, status, text } = await send(request);
    if (!isOk) throw refusalOf({ status, text, service, project });
    try {
      return JSON.parse(text || '{}');
    } catch {
      throw new Refusal(`${service} answered with something that is not JSON.`, {
        reason: 'UNREADABLE',
        todo: 'Check whether a proxy answers in place of Google.',
      });
    }
  }

  /**
   * Sends a request, and retries it if Google asks for that, or after an error of the network or of Google if a
   * repetition is safe.
   */
  async function call(request: Call): Promise<unknown> {
    let waited = 0;
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(request);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const isEnabling = error.reason === 'SERVICE_DISABLED' && justEnabled.has(error.service);
        const shouldRetry = isEnabling
          ? waited < ENABLING_MS
          : tries < TRIES && isTransient(error, request.method);
        if (!shouldRetry) throw error;
        const milliseconds = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
        waited += milliseconds;
        await pause(milliseconds);
      }
    }
  }

  async function read<T>(schema: z.ZodType<T>, request: Call): Promise<T> {
    const parsed = schema.safeParse(await call(request));
    if (parsed.success) return parsed.data;
    throw new Refusal(`${request.service} answered in a form that this command does not know.`, {
      reason: 'UNREADABLE',
      todo: `Look at ${request.path} in the console: ${z.prettifyError(parsed.error)}`,
    });
  }

  return {
    project,
    justEnabled,

    get: <T>(schema: z.ZodType<T>, request: Omit<Call, 'method' | 'body'>) =>
      read(schema, { ...request, method: 'GET' }),

    /** A POST whose response is parsed, such as `:getIamPolicy`. */
    ask: <T>(schema: z.ZodType<T>, request: Omit<Call, 'method'>) =>
      read(schema, { ...request, method: 'POST' }),

    async post(request: Omit<Call, 'method'>): Promise<unknown> {
      return await call({ ...request, method: 'POST' });
    },

    async patch(request: Omit<Call, 'method'>): Promise<unknown> {
      return await call({ ...request, method: 'PATCH' });
    },

    /** Waits until an operation has ended. Its path consists of the version of its API and its name. */
    async finish(started: unknown, { service, version }: { service: string; version: string }) {
      let operation = Operation.parse(started);
      for (let waited = 0, tries = 0; !operation.done; tries += 1) {
        if (waited >= OPERATION_MS) {
          throw new Refusal(`${service} is still at work.`, {
            reason: 'UNFINISHED',
            todo: 'Run this again in a few minutes: it goes on from what is there.',
          });
        }
        const milliseconds = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
        waited += milliseconds;
        await pause(milliseconds);
        operation = await read(Operation, {
          method: 'GET',
          service,
          path: `${version}/${operation.name}`,
        });
      }
      if (operation.error !== undefined) {
        throw refusalOf({ status: 0, text: JSON.stringify(operation), service, project });
      }
    },
  };
}

function isTransient({ reason, status }: Refusal, method: Call['method']): boolean {
  if (status === TOO_MANY_REQUESTS) return true;
  // A POST may have been carried out before its response was lost; the next run finds out.
  return method !== 'POST' && (reason === 'UNREACHABLE' || status >= SERVER_ERROR);
}
