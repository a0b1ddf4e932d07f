import { brand } from '@padavu/domain/brand';
import { instant } from '@padavu/domain/instant';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOverride } from 'zod-openapi';
import { accesses, type Contract, type Tag } from './contract.ts';
import { describeDocument } from './describe.ts';
import { operationOf } from './operation.ts';
import type { JsonObject } from './shapes.ts';

export type ApiDocument = JsonObject;

/** JSON carries a moment as text. zod cannot describe the output of the transform in `instant`. */
const override: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  // The fallback of a stored value that cannot be read does not make the field optional.
  if (zodSchema instanceof z.ZodCatch) delete jsonSchema.default;
  // Any fields of a stored document.
  if (zodSchema instanceof z.ZodRecord && zodSchema.valueType instanceof z.ZodUnknown) {
    jsonSchema.additionalProperties = true;
  }
  if (zodSchema !== instant) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
};

const accessInWords = Object.entries(accesses)
  .map(([access, sentence]) => `\`${access}\`: ${sentence}`)
  .join(' ');

const description = `All that ${brand.name} can do, for any client. Bodies are JSON. A field that a body carries beyond
those named here is ignored. Every refusal is a \`Refusal\`: its \`message\` is for people, its \`code\` for programs.
Messages come in English, and those for registering and signing in also in Malayalam, as \`Accept-Language\` asks.
Whoever signs in gets a token; it goes into \`Authorization: Bearer …\` and lives an hour. A school may
demand an App Check token besides, in \`X-Firebase-AppCheck\`; who sends none is then answered 401 with the code
\`app-check\`. \`?timing\` asks for a
\`Server-Timing\` entry with the documents that an answer read. Pages of any origin may call it; cookies mean nothing to it.
\`x-access\` of a call says who may make it. ${accessInWords}`;

const license = { name: 'All rights reserved', identifier: 'LicenseRef-Padavu' };

const tags: Readonly<Record<Tag, string>> = {
  'Signing in': 'Sessions: how they begin, are renewed and end.',
  'Own account': 'What people read and write of themselves.',
  Registration: 'How a learner gets an account.',
  Newsletter: 'The newsletter of the school.',
  'Discount codes': 'Codes that make registrations cheaper.',
  Certificates: 'What learners get who complete a course, checked by anybody who has the number.',
  Site: 'What the public pages show.',
  Users: 'The accounts of the school, for administrators.',
  Courses: 'What is taught.',
  Categories: 'The parts of a course. In paths they are called subcategories.',
  Lessons: 'What a category consists of, day by day.',
  Tasks: 'The work that lessons ask for, and what the school says of it.',
  Questions: 'What learners ask under lessons, and who answers.',
  Quizzes: 'What learners are asked at the end of a lesson, and how they did.',
  Pictures: 'What courses and the school show of themselves.',
  Audit: 'What administrators did, and undoing it.',
  Settings: 'What the school says of itself.',
  Pages: 'What the pages of the site say.',
  Trash: 'What was deleted and can be brought back for thirty days.',
  Attention: 'Stored documents that are damaged.',
  Security: 'What the school demands of its administrators.',
  Service: 'What the API says about itself.',
};

/** A path in OpenAPI's syntax: `/users/{id}` for `/users/:id`. */
export function documentPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

/** The OpenAPI document of the contracts, made from the schemas that validate. */
export function apiDocument(contracts: readonly Contract[]): ApiDocument {
  const paths = Object.fromEntries(
    [...Map.groupBy(contracts, ({ path }) => documentPath(path))].map(([path, group]) => [
      path,
      Object.fromEntries(group.map((contract) => [contract.method.toLowerCase(), operationOf(contract)])),
    ]),
  );
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: { title: `${brand.name} API`, version: '1', description, license },
      servers: [{ url: '/api' }],
      tags: [...new Set(contracts.map(({ tag }) => tag))].map((name) => ({ name, description: tags[name] })),
      paths,
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    { override, allowEmptySchema: { pipe: { output: true } } },
  );
  return describeDocument(z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(document))));
}
