import * as fc from 'fast-check';
import { apiDocument, type ApiDocument } from '../../support/api-contract.ts';
import {
  allowedBy,
  anyJson,
  nastyText,
  objectOf,
  mutationOf,
  valueFor,
  type SchemaContext,
} from './schema-arbitrary.ts';

type Operation = ApiDocument['paths'][string][string];
type Parameter = Operation['parameters'][number];

/** A request; `path` contains its parameters and its query. */
type Request = { path: string; body: unknown; headers: Record<string, string> };

type KnownValues = SchemaContext['known'];

const resolve = (ref: string) => apiDocument.components.schemas[ref.replace('#/components/schemas/', '')];

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** `fetch` resolves such a segment, so that the request goes to another path. */
const changesPath = (text: string) => text.trim() === '' || /(^|[/\\])\.{1,2}($|[/\\])/.test(text);

/** A segment of a path; sometimes one that makes no sense. */
function segment({ name, schema }: Parameter, known: KnownValues): fc.Arbitrary<string> {
  const good = valueFor(name, allowedBy(schema, { resolve, known }), known);
  const odd = fc.oneof(nastyText, fc.string());
  return fc
    .oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: odd })
    .map(asText)
    .filter((text) => !changesPath(text))
    .map(encodeURIComponent);
}

/** Values of parameters; some are missing or make no sense. */
function values(parameters: readonly Parameter[], known: KnownValues): fc.Arbitrary<Record<string, string>> {
  return objectOf(
    parameters.map(({ name, schema }) => {
      const good = valueFor(name, allowedBy(schema, { resolve, known }), known);
      const value = fc.oneof({ weight: 2, arbitrary: good }, { weight: 1, arbitrary: anyJson });
      return { name, value: value.map(asText), isRequired: false };
    }),
  );
}

/** Header values without the characters that HTTP forbids. */
const printable = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/[^\x20-\x7E]/g, '').trim()]),
  );

function bodies({ requestBody }: Operation, known: KnownValues): fc.Arbitrary<unknown> {
  if (!requestBody) return fc.constant(undefined);
  const good = allowedBy(requestBody.content['application/json'].schema, { resolve, known });
  return fc.oneof(good, mutationOf(good));
}

/** Requests for one documented operation, valid and invalid ones. */
export function requestsFor(
  template: string,
  operation: Operation,
  known: KnownValues,
): fc.Arbitrary<Request> {
  const parametersIn = (location: string) =>
    operation.parameters.filter((parameter) => parameter.in === location);
  const segments = parametersIn('path').map((parameter) =>
    segment(parameter, known).map((text) => [`{${parameter.name}}`, text] as const),
  );
  return fc
    .tuple(
      fc.tuple(...segments),
      values(parametersIn('query'), known),
      values(parametersIn('header'), known),
      bodies(operation, known),
    )
    .map(([segmentValues, query, headers, body]) => {
      const path = segmentValues.reduce((text, [name, value]) => text.replace(name, () => value), template);
      const search = new URLSearchParams(query).toString();
      return { path: search === '' ? path : `${path}?${search}`, body, headers: printable(headers) };
    });
}
