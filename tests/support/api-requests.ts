import * as fc from 'fast-check';
import { apiDocument, type ApiDocument } from './api-contract.ts';
import { allowedBy, anyJson, named, nastyText, objectOf, spoiled, type Setting } from './schema-arbitrary.ts';

type Operation = ApiDocument['paths'][string][string];
type Parameter = Operation['parameters'][number];

/** A call to be made: `path` with its parameters and query filled in. */
type Request = { path: string; body: unknown; headers: Record<string, string> };

type Known = Setting['known'];

const resolve = (ref: string) => apiDocument.components.schemas[ref.replace('#/components/schemas/', '')];

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** What leads to another path is settled on the way, and never comes to the API. */
const leadsElsewhere = (text: string) => text.trim() === '' || /(^|[/\\])\.{1,2}($|[/\\])/.test(text);

/** One segment of a path, or what an address may carry in place of one. */
function segment({ name, schema }: Parameter, known: Known): fc.Arbitrary<string> {
  const good = named(name, allowedBy(schema, { resolve, known }), known);
  const odd = fc.oneof(nastyText, fc.string());
  return fc
    .oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: odd })
    .map(asText)
    .filter((text) => !leadsElsewhere(text))
    .map(encodeURIComponent);
}

/** Values of parameters, now and then left out or senseless. */
function values(parameters: readonly Parameter[], known: Known): fc.Arbitrary<Record<string, string>> {
  return objectOf(
    parameters.map(({ name, schema }) => {
      const good = named(name, allowedBy(schema, { resolve, known }), known);
      const value = fc.oneof({ weight: 2, arbitrary: good }, { weight: 1, arbitrary: anyJson });
      return { name, value: value.map(asText), isRequired: false };
    }),
  );
}

/** Header values as HTTP lets them through. */
const printable = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/[^\x20-\x7E]/g, '').trim()]),
  );

function bodies({ requestBody }: Operation, known: Known): fc.Arbitrary<unknown> {
  if (!requestBody) return fc.constant(undefined);
  const good = allowedBy(requestBody.content['application/json'].schema, { resolve, known });
  return fc.oneof(good, spoiled(good));
}

/** Requests for one documented call: some as the document says, some beside it. */
export function requestsFor(template: string, operation: Operation, known: Known): fc.Arbitrary<Request> {
  const within = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  const segments = within('path').map((parameter) =>
    segment(parameter, known).map((text) => [`{${parameter.name}}`, text] as const),
  );
  return fc
    .tuple(
      fc.tuple(...segments),
      values(within('query'), known),
      values(within('header'), known),
      bodies(operation, known),
    )
    .map(([filled, query, headers, body]) => {
      const path = filled.reduce((text, [name, value]) => text.replace(name, () => value), template);
      const search = new URLSearchParams(query).toString();
      return { path: search === '' ? path : `${path}?${search}`, body, headers: printable(headers) };
    });
}
