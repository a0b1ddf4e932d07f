import { describe, expect, it } from 'vitest';
import { describeDocument } from './describe.ts';
import type { Json } from './shapes.ts';

const described = (name: string, schema: Json) =>
  describeDocument({
    components: { schemas: { Thing: { type: 'object', properties: { [name]: schema } } } },
  });

const fieldOf = (name: string, schema: Json) => ({
  components: { schemas: { Thing: { properties: { [name]: schema } } } },
});

const texts = { type: 'array', items: { type: 'string' } };

describe('a field of the published document', () => {
  it('has its description and its example', () => {
    expect(described('people', texts)).toMatchObject(
      fieldOf('people', {
        description: 'The ids of the accounts of everybody who took part.',
        examples: [['aYb3XkQ0d1Zr7PqW5nT2']],
      }),
    );
  });

  it('fails the build without a description', () => {
    expect(() => described('unheardOf', texts)).toThrow("describes no such field: add 'Thing.unheardOf', or");
  });

  // `data` has no example, because it is something else in every call.
  it.each([
    ['a text', { type: 'string' }],
    ['a list', texts],
    ['an object of any fields', { type: 'object', additionalProperties: true }],
    ['one or none', { anyOf: [{ type: 'integer' }, { type: 'null' }] }],
  ])('fails the build without an example: %s', (_kind, schema) => {
    expect(() => described('data', schema)).toThrow("has no example: add one to 'Thing.data', or");
  });

  it.each([
    ['a flag', { type: 'boolean' }],
    ['a constant', { const: 'all' }],
    ['one of several values', { enum: ['newest', 'oldest'] }],
    ['a list of shapes', { type: 'array', items: { $ref: '#/components/schemas/User' } }],
    ['a shape or none', { anyOf: [{ $ref: '#/components/schemas/User' }, { type: 'null' }] }],
  ])('needs no example for %s', (_kind, schema) => {
    expect(() => described('data', schema)).not.toThrow();
  });
});
