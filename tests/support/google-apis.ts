import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { object, unknownFieldIn } from './google/json.ts';
import { PROJECT, TOKEN, freshProject, type Call, type Reply, type State } from './google/project.ts';
import {
  ERROR_INFO,
  complete,
  notFound,
  permissionDenied,
  refuse,
  serviceDisabled,
} from './google/replies.ts';
import { ROUTES } from './google/routes.ts';
import { portOf } from './port-of.ts';

/**
 * Stands in for the Google APIs that set a project up, as their references and discovery documents describe them: it
 * keeps state, applies update masks, refuses fields and parameters that the real messages do not have, runs
 * long-running operations, leaves out fields of default value as proto3's JSON does, and answers errors in Google's
 * envelope.
 *
 * The first part of a path is the host name of the API: `/firestore.googleapis.com/v1/projects/...`.
 */
export async function startGoogleApis(changes: Partial<State> = {}) {
  const state: State = { ...freshProject(), ...changes };
  const calls: Call[] = [];
  /** Called before each reply. Returns another reply, or `drop` to do the work and close the connection. */
  const faults: { of?: (call: Call) => Reply | 'drop' | undefined } = {};

  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const call = await readCall(request);
    calls.push(call);
    const fault = faults.of?.(call);
    const reply = typeof fault === 'object' ? fault : handle(state, call);
    if (fault === 'drop') {
      response.destroy();
      return;
    }
    response.writeHead(reply.status, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(JSON.stringify(reply.body));
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const port = portOf(server);
  return {
    state,
    calls,
    faults,
    address: `http://127.0.0.1:${port}`,
    /** Finishes long-running operations, as Google does even when nobody polls them. */
    finishOperations() {
      for (const operation of state.operations.values()) complete(operation);
    },
    /** The calls that change something. */
    writes: () => calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith(':getIamPolicy')),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

export type GoogleApis = Awaited<ReturnType<typeof startGoogleApis>>;

async function readCall(request: IncomingMessage): Promise<Call> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const [, service = '', ...path] = url.pathname.split('/');
  const body = await text(request);
  return {
    method: request.method ?? 'GET',
    service,
    path: path.join('/'),
    query: url.searchParams,
    headers: request.headers,
    body: body === '' ? {} : object(JSON.parse(body)),
  };
}

function handle(state: State, call: Call): Reply {
  if (call.headers['authorization'] !== `Bearer ${TOKEN}`) {
    return refuse(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
  }
  if (call.headers['x-goog-user-project'] !== PROJECT) {
    return refuse(403, 'PERMISSION_DENIED', 'Your application is authenticating by using local ADC.', [
      { '@type': ERROR_INFO, reason: 'SERVICE_DISABLED', domain: 'googleapis.com' },
    ]);
  }
  const lag = state.enablingLag.get(call.service) ?? 0;
  if (!state.enabledServices.has(call.service) || lag > 0) {
    state.enablingLag.set(call.service, lag - 1);
    return serviceDisabled(call.service);
  }
  for (const route of ROUTES) {
    if (route.service !== call.service || route.method !== call.method) continue;
    const match = route.path.exec(call.path);
    if (match === null) continue;
    const parameters = route.parameters ?? [];
    const unknownParameter = [...call.query.keys()].find((name) => !parameters.includes(name));
    if (unknownParameter !== undefined) {
      return refuse(
        400,
        'INVALID_ARGUMENT',
        `Invalid JSON payload received. Unknown name "${unknownParameter}": Cannot bind query parameter.`,
      );
    }
    if (state.denied.has(route.permission)) return permissionDenied(call.service, route.permission);
    const unknownField =
      route.message === undefined ? Object.keys(call.body)[0] : unknownFieldIn(call.body, route.message);
    if (unknownField !== undefined) {
      return refuse(
        400,
        'INVALID_ARGUMENT',
        `Invalid JSON payload received. Unknown name "${unknownField}": Cannot find field.`,
      );
    }
    return route.answer(state, { ...call, match });
  }
  return notFound(`${call.method} ${call.path}`);
}
