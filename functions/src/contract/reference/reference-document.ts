import { z } from 'zod';
import { Access } from '#/contract/contract.ts';

// The part of an OpenAPI document that the reference page shows.

const literal = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const Schema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  const: literal.optional(),
  enum: z.array(literal).optional(),
  default: z.json().optional(),
  examples: z.array(z.json()).default([]),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).default([]),
  get anyOf() {
    return z.array(Schema).optional();
  },
  get items() {
    return Schema.optional();
  },
  get properties() {
    return z.record(z.string(), Schema).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), Schema]).optional();
  },
});
export type Schema = z.infer<typeof Schema>;

export const Content = z.record(z.string(), z.object({ schema: Schema }));
export type Content = z.infer<typeof Content>;

export const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: Schema,
});
export type Parameter = z.infer<typeof Parameter>;

const Header = z.object({ description: z.string() });
const Response = z.object({
  $ref: z.string().optional(),
  description: z.string().default(''),
  headers: z.record(z.string(), Header).default({}),
  content: Content.default({}),
});
export type Response = z.infer<typeof Response>;

const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().default(''),
  tags: z.tuple([z.string()]),
  'x-access': Access,
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), Response),
});
export type Operation = z.infer<typeof Operation>;

export const ReferenceDocument = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.record(z.string(), Schema),
    responses: z.record(z.string(), Response),
  }),
});
