import { isKnown, isObject, object, withoutDefaults, type Json } from './json.ts';
import { PROJECT_NUMBER, type Operation, type Reply, type State } from './project.ts';

export const ERROR_INFO = 'type.googleapis.com/google.rpc.ErrorInfo';

/** google.rpc.Status over HTTP. */
export function refuse(status: number, code: string, message: string, details: Json[] = []): Reply {
  return {
    status,
    body: { error: { code: status, message, status: code, ...(details.length > 0 && { details }) } },
  };
}

export function permissionDenied(service: string, permission: string): Reply {
  return refuse(
    403,
    'PERMISSION_DENIED',
    `Permission '${permission}' denied on resource (or it may not exist).`,
    [{ '@type': ERROR_INFO, reason: 'IAM_PERMISSION_DENIED', domain: service, metadata: { permission } }],
  );
}

export function serviceDisabled(service: string): Reply {
  const message = `${service} has not been used in project ${PROJECT_NUMBER} before or it is disabled.`;
  return refuse(403, 'PERMISSION_DENIED', message, [
    {
      '@type': ERROR_INFO,
      reason: 'SERVICE_DISABLED',
      domain: 'googleapis.com',
      metadata: { service, consumer: `projects/${PROJECT_NUMBER}` },
    },
  ]);
}

export const ok = (body: Json): Reply => ({ status: 200, body: withoutDefaults(body) });

export const notFound = (what: string) => refuse(404, 'NOT_FOUND', `${what} was not found.`);

/** A page of two items, so that callers have to request the next pages. */
export function page(name: string, items: Json[], query: URLSearchParams): Reply {
  const start = Number(query.get('pageToken') ?? 0);
  const end = start + 2;
  return ok({ [name]: items.slice(start, end), ...(end < items.length && { nextPageToken: String(end) }) });
}

/** Starts a long-running operation, which is done at the second poll. */
export function begin(state: State, prefix: string, finish: () => Json): Reply {
  const name = `${prefix}${state.operations.size + 1}`;
  state.operations.set(name, { name, polls: 2, finish });
  return { status: 200, body: { name } };
}

export function complete(operation: Operation): Json {
  operation.response ??= operation.finish();
  return operation.response;
}

/** Sets exactly the fields that the mask names. */
export function patch(
  target: Json,
  body: Json,
  query: URLSearchParams,
  message: ReadonlySet<string>,
): Reply | undefined {
  const mask = (query.get('updateMask') ?? '').split(',').filter((path) => path !== '');
  if (mask.length === 0) return refuse(400, 'INVALID_ARGUMENT', 'An update mask is needed.');
  const unknown = mask.find((path) => !isKnown(path, message));
  if (unknown !== undefined)
    return refuse(400, 'INVALID_ARGUMENT', `Invalid field path in update mask: ${unknown}.`);
  for (const path of mask) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let parent = target;
    let value: unknown = body;
    for (const name of names) {
      parent = object((parent[name] ??= {}));
      value = isObject(value) ? value[name] : undefined;
    }
    parent[last] = structuredClone(isObject(value) ? value[last] : undefined);
  }
  return undefined;
}
