import { brand } from '@padavu/domain/school/brand';
import { instant } from '@padavu/domain/values/instant';
import { limits } from '@padavu/domain/limits';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOverride } from 'zod-openapi';
import { accesses, type Contract, type Tag } from './contract.ts';
import { describeDocument } from './describe.ts';
import { operationOf } from './operation.ts';
import type { JsonObject } from './shapes.ts';

/** JSON carries a moment as text. zod cannot describe the output of the transform in `instant`. */
const override: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  // A `catch` for unreadable stored values is not a default: the field is still required.
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

const description = `Everything that ${brand.name} can do, for any client. Bodies are JSON. Fields of a request body
that are not described here are ignored. The body of every refusal is a \`Refusal\`: its \`message\` is for people,
its \`code\` for programs. Messages are in English; those for visitors and learners are also in Malayalam, if
\`Accept-Language\` prefers it. Signing in returns an ID token. Send it as \`Authorization: Bearer …\`; it expires
after an hour, and \`POST /auth/refresh\` renews it. A session of an administrator or a teacher ends
${limits.adminSession.hours} hours after its sign-in. An ID token that an app gets from Firebase Auth itself is accepted
too. People who wait for approval, and accounts with a second factor, have no other: the sign-ins here return none to
them. A school may also require an App Check token in \`X-Firebase-AppCheck\`. A call that accepts this
header but has no valid token is then answered 401 with the code \`app-check\`. Pages of any origin
may use the API; it ignores cookies. \`x-access\` of an operation says who may call it. ${accessInWords}`;

const license = { name: 'All rights reserved', identifier: 'LicenseRef-Padavu' };

const tags: Readonly<Record<Tag, string>> = {
  'Signing in': 'Beginning, renewing and ending sessions.',
  'Own account': 'What signed-in people read and write about themselves.',
  Registration: 'Registering new learners.',
  Newsletter: 'Subscribing to the newsletter of the school, unsubscribing, and the addresses for the school.',
  'Discount codes': 'Codes that make registrations cheaper.',
  Certificates: 'Certificates of completed courses. Anybody who has the number of one can check it.',
  Site: 'The content of the public site.',
  Users: 'The accounts of the school, for administrators.',
  Payments: 'What the school received and gave back, for its books, and what is still due.',
  Courses: 'The courses of the school.',
  Categories: 'The parts of a course. In paths and fields they are called subcategories.',
  Lessons: 'The lessons of a category, day by day.',
  Tasks: 'The work that learners hand in for lessons, and the answers of the school.',
  Questions: 'Questions that learners ask under lessons, and the answers.',
  Quizzes: 'Quizzes at the end of lessons, and their results.',
  Pictures: 'Uploading pictures.',
  Audit: 'The audit log: what administrators and teachers did, and undoing it.',
  Settings: 'The name of the school, its contact and payment details, and its registration.',
  Pages: 'The content of the pages of the site that the school writes.',
  Trash: 'What was deleted, and can be restored for thirty days.',
  Attention: 'Stored documents that are damaged.',
  Security: 'What the school requires of its administrators and teachers.',
  Service: 'The API itself: its state, its documentation, and reports from browsers.',
};

/** A path in OpenAPI's syntax: `/users/{id}` for `/users/:id`. */
export function documentPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

/** The OpenAPI document of the contracts, made from the schemas that validate. */
export function apiDocument(contracts: readonly Contract[]): JsonObject {
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
