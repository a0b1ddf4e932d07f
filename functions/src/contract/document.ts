import { brand } from '@padavu/domain/brand';
import { instant } from '@padavu/domain/instant';
import { createDocument, type ZodOpenApiOverride } from 'zod-openapi';
import type { Endpoint } from '#/http/reply.ts';
import { operationOf } from './operation.ts';

export type ApiDocument = ReturnType<typeof createDocument>;

/** JSON carries a moment as text; zod itself has no schema for what the transform in `instant` gives. */
const override: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  if (zodSchema !== instant) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
};

const description = `All that ${brand.name} can do, for any client. Bodies are JSON. A field that a body carries beyond
those named here is ignored. Every refusal is a \`Refusal\`: its \`message\` is for people, its \`code\` for programs.
Whoever signs in gets a token; it goes into \`Authorization: Bearer …\` and lives an hour. \`?timing\` asks for a
\`Server-Timing\` entry with the documents that an answer read.`;

/** A path as OpenAPI writes it: `/users/{id}` for `/users/:id`. */
export function documentPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

/** The OpenAPI document of the endpoints, made from the schemas that validate. */
export function apiDocument(endpoints: readonly Endpoint[]): ApiDocument {
  const paths = Object.fromEntries(
    [...Map.groupBy(endpoints, ({ path }) => documentPath(path))].map(([path, group]) => [
      path,
      Object.fromEntries(group.map((endpoint) => [endpoint.method.toLowerCase(), operationOf(endpoint)])),
    ]),
  );
  return createDocument(
    {
      openapi: '3.1.1',
      info: { title: `${brand.name} API`, version: '1', description },
      servers: [{ url: '/api' }],
      tags: [...new Set(endpoints.map(({ contract }) => contract.tag))].map((name) => ({ name })),
      paths,
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    { override, allowEmptySchema: { pipe: { output: true } } },
  );
}
