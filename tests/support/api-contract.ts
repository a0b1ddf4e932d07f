import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import { apiUrl } from './api-url.ts';

const Response = z.object({ content: z.record(z.string(), z.unknown()).default({}) });

/** What tests read of the document that the API publishes. */
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

/** One answer as it came over the wire. */
type Observed = { method: string; path: string; status: number; type: string; body: unknown };

const published: unknown = await (await fetch(`${apiUrl()}/openapi.json`)).json();

/** The document that the running API publishes. */
export const apiDocument = ApiDocument.parse(published);

const ajv = addFormats(new Ajv2020({ strict: false, validateSchema: false, allErrors: true })).addFormat(
  'base64',
  true,
);
ajv.addSchema(z.record(z.string(), z.unknown()).parse(published), 'openapi.json');

const compiled = new Map<string, ValidateFunction>();

/** Says what is wrong with a value by the schema at a place in the document; `undefined` when it fits. */
function misfit(pointer: string, value: unknown): string | undefined {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi.json#${pointer}` });
  compiled.set(pointer, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'body' });
}

/** Whether a component is a schema that can be checked against. */
export function compiles(name: string): boolean {
  ajv.compile({ $ref: `openapi.json#/components/schemas/${name}` });
  return true;
}

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

const parameterCount = (template: string) => template.split('{').length;

/** The path of the document that a request's path is one of; a literal segment goes before a parameter. */
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

/** Refusals that belong to HTTP itself, not to a call: an unknown path, a method that a path does not have, a bad body. */
function protocolBreach({ status, body }: Observed, expected: number): string | undefined {
  const known = [expected, 400, 413, 415].includes(status);
  return known ? misfit('/components/schemas/Refusal', body) : `${status} is not documented`;
}

type Promised = { place: string; type: string | undefined };

/** Where the document describes an answer, and as what media type; `type` is missing where there is no body. */
function promised(template: string, method: string, status: number): Promised | undefined {
  const response = apiDocument.paths[template]?.[method]?.responses[status];
  if (!response) return undefined;
  if ('content' in response) {
    const [type] = Object.keys(response.content);
    return { place: `/paths/${escape(template)}/${method}/responses/${status}`, type };
  }
  const name = response.$ref.replace('#/components/responses/', '');
  const [type] = Object.keys(apiDocument.components.responses[name]?.content ?? {});
  return { place: `/components/responses/${name}`, type };
}

/** Says how an answer differs from what the document promises; `undefined` when it keeps to it. */
export function breachOf(answer: Observed): string | undefined {
  const template = documentedPath(answer.path);
  if (template === undefined) return protocolBreach(answer, 404);
  const method = (answer.method === 'HEAD' ? 'GET' : answer.method).toLowerCase();
  if (!apiDocument.paths[template]?.[method]) return protocolBreach(answer, 405);
  const promise = promised(template, method, answer.status);
  if (!promise) return `${answer.status} is not documented`;
  const { place, type } = promise;
  if (type === undefined || answer.method === 'HEAD') {
    return answer.body === undefined ? undefined : 'a body is not documented';
  }
  const [sent] = answer.type.split(';');
  if (sent !== type) return `${sent || 'no type'} instead of ${type}`;
  return misfit(`${place}/content/${escape(type)}/schema`, answer.body);
}
