import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import { apiUrl } from './api-url.ts';

const Response = z.object({
  content: z.record(z.string(), z.unknown()).default({}),
  headers: z.record(z.string(), z.unknown()).default({}),
});

/** The parts of the API's OpenAPI document that tests read. */
export const ApiDocument = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        'x-access': z.enum(['public', 'optional', 'signed-in', 'learner', 'staff', 'admin']),
        parameters: z
          .array(
            z.object({
              name: z.string(),
              in: z.enum(['path', 'query', 'header']),
              description: z.string().default(''),
              schema: z.json(),
            }),
          )
          .default([]),
        requestBody: z
          .object({ content: z.object({ 'application/json': z.object({ schema: z.json() }) }) })
          .optional(),
        responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), Response])),
      }),
    ),
  ),
  components: z.object({
    schemas: z.record(z.string(), z.json()),
    responses: z.record(z.string(), Response),
  }),
});
export type ApiDocument = z.infer<typeof ApiDocument>;

/** A reply as received over HTTP, with the names of its headers in lower case. */
type ReceivedReply = {
  method: string;
  path: string;
  status: number;
  type: string;
  headers: readonly string[];
  body: unknown;
};

/** The headers that a client acts on, and that a reply may have only where the document says so. */
const documentedHeaders = [
  'clear-site-data',
  'content-disposition',
  'etag',
  'link',
  'location',
  'retry-after',
  'www-authenticate',
];

const rawDocument: unknown = await (await fetch(`${apiUrl()}/openapi.json`)).json();

/** The document that the running API publishes. */
export const apiDocument = ApiDocument.parse(rawDocument);

const ajv = addFormats(new Ajv2020({ strict: false, validateSchema: false, allErrors: true })).addFormat(
  'base64',
  true,
);
ajv.addSchema(z.record(z.string(), z.unknown()).parse(rawDocument), 'openapi.json');

const validators = new Map<string, ValidateFunction>();

/** Returns the errors of a value by the schema at a JSON pointer of the document; `undefined` when it is valid. */
function schemaErrors(pointer: string, value: unknown): string | undefined {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `openapi.json#${pointer}` });
  validators.set(pointer, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'body' });
}

/** Whether a component is a schema that Ajv can compile. @throws Error when it cannot */
export function compiles(name: string): boolean {
  ajv.compile({ $ref: `openapi.json#/components/schemas/${name}` });
  return true;
}

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

const parameterCount = (template: string) => template.split('{').length;

/** The documented path that a request's path matches; a literal segment takes precedence over a parameter. */
export function documentedPath(path: string): string | undefined {
  const [pathname = ''] = path.split('?');
  const segments = pathname.split('/');
  return Object.keys(apiDocument.paths)
    .filter((template) => {
      const parts = template.split('/');
      const fits = (part: string, index: number) => part === segments[index] || part.startsWith('{');
      return parts.length === segments.length && parts.every(fits);
    })
    .toSorted((one, other) => parameterCount(one) - parameterCount(other))[0];
}

/** Checks the refusals that every path may answer: an unknown path, a method that a path does not have, a bad body. */
function protocolBreach({ status, body }: ReceivedReply, expected: number): string | undefined {
  const isDocumented = [expected, 400, 413, 415].includes(status);
  return isDocumented ? schemaErrors('/components/schemas/Refusal', body) : `${status} is not documented`;
}

type DocumentedReply = { pointer: string; type: string | undefined; headers: string[] };

const headersIn = (response: z.infer<typeof Response> | undefined) =>
  Object.keys(response?.headers ?? {}).map((name) => name.toLowerCase());

/**
 * Finds the JSON pointer, the media type and the headers of a reply in the document; `type` is missing where it has no
 * body.
 */
function documentedReply(template: string, method: string, status: number): DocumentedReply | undefined {
  const response = apiDocument.paths[template]?.[method]?.responses[status];
  if (!response) return undefined;
  if ('content' in response) {
    const [type] = Object.keys(response.content);
    const pointer = `/paths/${escape(template)}/${method}/responses/${status}`;
    return { pointer, type, headers: headersIn(response) };
  }
  const name = response.$ref.replace('#/components/responses/', '');
  const component = apiDocument.components.responses[name];
  const [type] = Object.keys(component?.content ?? {});
  return { pointer: `/components/responses/${name}`, type, headers: headersIn(component) };
}

/** Returns how a reply differs from the document; `undefined` when it conforms. */
export function breachOf(reply: ReceivedReply): string | undefined {
  const template = documentedPath(reply.path);
  if (template === undefined) return protocolBreach(reply, 404);
  const method = (reply.method === 'HEAD' ? 'GET' : reply.method).toLowerCase();
  if (!apiDocument.paths[template]?.[method]) return protocolBreach(reply, 405);
  const expected = documentedReply(template, method, reply.status);
  if (!expected) return `${reply.status} is not documented`;
  const { type } = expected;
  const unknown = documentedHeaders.find(
    (name) => reply.headers.includes(name) && !expected.headers.includes(name),
  );
  if (unknown !== undefined) return `the header ${unknown} is not documented`;
  if (type === undefined || reply.method === 'HEAD') {
    return reply.body === undefined ? undefined : 'a body is not documented';
  }
  const [mediaType] = reply.type.split(';');
  if (mediaType !== type) return `${mediaType || 'no type'} instead of ${type}`;
  return schemaErrors(`${expected.pointer}/content/${escape(type)}/schema`, reply.body);
}
