import { ErrorReply } from '@padavu/domain/reply';
import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import type { Endpoint } from '#/http/reply.ts';
import type { Access, Contract } from './contract.ts';
import { refusals, refusalsOf, refusalStatuses, type RefusalStatus } from './statuses.ts';

const security: Record<Access, Record<string, string[]>[]> = {
  public: [],
  optional: [{}, { bearer: [] }],
  'signed-in': [{ bearer: [] }],
  admin: [{ bearer: [] }],
};

const Refusal = ErrorReply.meta({ id: 'Refusal' });
const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const text = (description: string) => z.string().optional().meta({ description });
const requestId = { 'X-Request-Id': text('Names this answer in our logs.') };

const refusalHeaders: Partial<Record<RefusalStatus, z.ZodRawShape>> = {
  401: { 'WWW-Authenticate': text('Always `Bearer`, where a token is what is missing.') },
  429: { 'Retry-After': z.int().positive().meta({ description: 'Seconds.' }) },
};

/** One component a status, which every operation refers to. */
const refusalResponses = new Map<RefusalStatus, ZodOpenApiResponseObject>(
  refusalStatuses.map((status) => [
    status,
    {
      id: `Refusal${status}`,
      description: refusals[status],
      headers: z.object({ ...requestId, ...refusalHeaders[status] }),
      content: json(Refusal),
    },
  ]),
);

function success({ condition, headers = {} }: Contract, reply: z.ZodType | string): ZodOpenApiResponseObject {
  const named = Object.entries(headers).map(([name, description]) => [name, text(description)] as const);
  const etag = condition ? { ETag: text('What to send in a condition later.') } : {};
  return {
    description: 'Done.',
    headers: z.object({ ...requestId, ...etag, ...Object.fromEntries(named) }),
    content: typeof reply === 'string' ? { [reply]: { schema: z.string() } } : json(reply),
  };
}

const notModified: ZodOpenApiResponseObject = {
  id: 'NotModified',
  description: 'As it was at the `ETag` in `If-None-Match`; no body.',
  headers: z.object(requestId),
};

/** `GET /admin/users/:id` is `getAdminUsersById`: a name for generated clients. */
function operationId({ method, path }: Endpoint): string {
  const words = path
    .replaceAll(':', 'by-')
    .split(/[^A-Za-z]+/)
    .filter(Boolean);
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + capitalised.join('');
}

/** A body that is not sent is read as one without fields. */
const mayBeLeftOut = (body: z.ZodType) => body.safeParse({}).success;

/** What the document says about one endpoint. */
export function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { contract } = endpoint;
  const { summary, description, tag, access, params, query, body, replies, condition } = contract;
  const header = condition && z.object({ [condition]: text('The `ETag` of an earlier answer.') });
  return {
    operationId: operationId(endpoint),
    summary,
    ...(description && { description }),
    tags: [tag],
    security: security[access],
    'x-access': access,
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(header && { header }),
    },
    ...(body && { requestBody: { required: !mayBeLeftOut(body), content: json(body) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(replies).map(([status, reply]) => [status, success(contract, reply)]),
      ),
      ...(condition === 'If-None-Match' && { 304: notModified }),
      ...Object.fromEntries(refusalsOf(endpoint).map((status) => [status, refusalResponses.get(status)])),
    },
  };
}
