import { ErrorCode, errorCodes } from '@padavu/domain/api/error-code';
import { IdempotencyKey, idempotencyHeader } from '@padavu/domain/api/idempotency';
import { ErrorReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { appCheckHeader, type Access, type Contract } from './contract.ts';
import { isAttested, refusals, refusalsOf, refusalStatuses, type RefusalStatus } from './statuses.ts';

const security: Record<Access, Record<string, string[]>[]> = {
  public: [],
  optional: [{}, { bearer: [] }],
  'signed-in': [{ bearer: [] }],
  learner: [{ bearer: [] }],
  staff: [{ bearer: [] }],
  admin: [{ bearer: [] }],
};

/** Every code with its meaning. */
const codesInWords = Object.entries(errorCodes)
  .map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
  .join('\n');

const Code = ErrorCode.meta({ id: 'ErrorCode', description: codesInWords });
const Refusal = ErrorReply.extend({ code: Code }).meta({ id: 'Refusal' });
const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

const text = (description: string) => z.string().optional().meta({ description });
const requestId = { 'X-Request-Id': text('The id of this response in the logs of the API.') };

const seconds = z.int().positive().meta({ description: 'The number of seconds after which to try again.' });

const refusalHeaders: Partial<Record<RefusalStatus, z.ZodRawShape>> = {
  409: {
    'Retry-After': z.int().positive().optional().meta({
      description: 'The number of seconds after which to try again; only with `idempotency-in-progress`.',
    }),
  },
  401: { 'WWW-Authenticate': text('`Bearer`; missing if it is an App Check token that is missing.') },
  429: { 'Retry-After': seconds },
  503: { 'Retry-After': seconds },
};

/** One component for each status, which every operation refers to. */
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

const versionHeader = {
  ETag: text('The version of this response, for `If-None-Match` and `If-Match`.'),
};

function success({ condition, headers = {} }: Contract, reply: z.ZodType | string): ZodOpenApiResponseObject {
  const ownHeaders = Object.entries(headers).map(([name, description]) => [name, text(description)] as const);
  const etag = condition ? versionHeader : {};
  return {
    description: 'Success.',
    headers: z.object({ ...requestId, ...etag, ...Object.fromEntries(ownHeaders) }),
    content: typeof reply === 'string' ? { [reply]: { schema: z.string() } } : json(reply),
  };
}

const notModified: ZodOpenApiResponseObject = {
  id: 'NotModified',
  description: 'Unchanged since the `ETag` in `If-None-Match`. The response has no body.',
  headers: z.object({
    ...requestId,
    ...versionHeader,
    Link: text('The `Link` of the response that the client has; missing if that has none.'),
  }),
};

/** A missing body is parsed as an empty object. */
const isOptional = (body: z.ZodType) => body.safeParse({}).success;

/** The request headers that a call uses besides the token. */
function requestHeaders(contract: Contract): z.ZodObject {
  const { condition, idempotent } = contract;
  return z.object({
    ...(condition && { [condition]: text('The `ETag` of an earlier response.') }),
    ...(idempotent && { [idempotencyHeader]: IdempotencyKey.optional() }),
    ...(isAttested(contract) && {
      [appCheckHeader]: text('An App Check token, if the school requires one.'),
    }),
  });
}

/** The OpenAPI operation of one call. */
export function operationOf(contract: Contract): ZodOpenApiOperationObject {
  const { operationId, summary, description, tag, access, params, query, body, replies, condition } =
    contract;
  const { idempotent } = contract;
  return {
    operationId,
    summary,
    ...(description && { description }),
    tags: [tag],
    security: security[access],
    'x-access': access,
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(condition || idempotent || isAttested(contract) ? { header: requestHeaders(contract) } : {}),
    },
    ...(body && { requestBody: { required: !isOptional(body), content: json(body) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(replies).map(([status, reply]) => [status, success(contract, reply)]),
      ),
      ...(condition === 'If-None-Match' && { 304: notModified }),
      ...Object.fromEntries(refusalsOf(contract).map((status) => [status, refusalResponses.get(status)])),
    },
  };
}
