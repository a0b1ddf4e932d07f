import { capitalised } from './words.ts';
import { fields } from './fields.ts';
import { isObject, namedByCall, withNamedParts, type Json, type JsonObject, type Shapes } from './shapes.ts';

/** The example that a schema implies: its only value, its first one, or its default. */
function ownExample({
  const: only,
  enum: values,
  type,
  format,
  default: fallback,
}: JsonObject): Json | undefined {
  if (only !== undefined) return only;
  if (Array.isArray(values)) return values[0];
  if (fallback !== undefined) return fallback;
  if (format === 'date-time') return '2025-05-01T09:00:00.000Z';
  return type === 'boolean' ? true : undefined;
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** Adds a description and an example to a field, by the first of these names that is in `fields.ts`. */
function described(schema: Json, ...names: readonly [string, string]): Json {
  if (!isObject(schema)) return schema;
  const known = fields[names[0]] ?? fields[names[1]];
  if (!known) throw new Error(`Nothing says what the field ${names[0]} is (contract/fields.ts)`);
  const [description, storedExample] = known;
  const example = ownExample(schema) ?? storedExample;
  return {
    ...schema,
    description,
    ...(example !== undefined && !('$ref' in schema) && { examples: [example] }),
  };
}

/** Describes a parameter, by its path where the same name means something else there. */
function describedParameter(parameter: Json, path: string): Json {
  if (!isObject(parameter)) return parameter;
  const { schema = {} } = parameter;
  const [name, holder] = [textOf(parameter['name']), textOf(parameter['in'])];
  const [upTo = path] = new RegExp(`^.*\\{${name}\\}`).exec(path) ?? [];
  const inPath = holder === 'path' ? upTo : `${path}?${name}`;
  const withSchema = described(schema, inPath, `${holder}.${name}`);
  if (!isObject(withSchema)) return parameter;
  const { description, ...rest } = withSchema;
  return { ...parameter, ...(description !== undefined && { description }), schema: rest };
}

const withFields = (schema: JsonObject, shape: string): JsonObject =>
  isObject(schema['properties'])
    ? {
        ...schema,
        properties: Object.fromEntries(
          Object.entries(schema['properties']).map(([name, field]) => [
            name,
            described(field, `${shape}.${name}`, name),
          ]),
        ),
      }
    : schema;

/** A request or response body whose schema has a name. */
function withNamedContent(holder: Json | undefined, name: string, shapes: Shapes): Json | undefined {
  if (!isObject(holder) || !isObject(holder['content'])) return holder;
  const content = Object.entries(holder['content']).map(([type, media]) =>
    isObject(media) && isObject(media['schema'])
      ? ([type, { ...media, schema: namedByCall(media['schema'], name, shapes) }] as const)
      : ([type, media] as const),
  );
  return { ...holder, content: Object.fromEntries(content) };
}

function withNames(operation: Json, path: string, shapes: Shapes): Json {
  if (!isObject(operation)) return operation;
  const { parameters, requestBody, responses } = operation;
  const name = capitalised(textOf(operation['operationId']));
  const body = withNamedContent(requestBody, `${name}Request`, shapes);
  return {
    ...operation,
    ...(Array.isArray(parameters) && { parameters: parameters.map((one) => describedParameter(one, path)) }),
    ...(body !== undefined && { requestBody: body }),
    ...(isObject(responses) && {
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [
          status,
          withNamedContent(response, `${name}Reply`, shapes) ?? null,
        ]),
      ),
    }),
  };
}

const mapValues = (object: Json | undefined, change: (value: Json, key: string) => Json): JsonObject =>
  Object.fromEntries(
    Object.entries(isObject(object) ? object : {}).map(([key, value]) => [key, change(value, key)]),
  );

/**
 * Prepares the document for people and for generators of clients: every schema gets a name, and every field and
 * parameter a description.
 * @throws Error for a field that is not in `fields.ts`
 */
export function describeDocument(document: JsonObject): JsonObject {
  const components = isObject(document['components']) ? document['components'] : {};
  const shapes: Shapes = { byName: new Map(), nameOf: new Map() };
  for (const [name, schema] of Object.entries(isObject(components['schemas']) ? components['schemas'] : {})) {
    if (!isObject(schema)) continue;
    const inner = withNamedParts(schema, name, shapes);
    shapes.byName.set(name, inner);
    shapes.nameOf.set(JSON.stringify(inner), name);
  }
  const paths = mapValues(document['paths'], (operations, path) =>
    mapValues(operations, (operation) => withNames(operation, path, shapes)),
  );
  const schemas = [...shapes.byName].map(([name, schema]) => [name, withFields(schema, name)] as const);
  return { ...document, paths, components: { ...components, schemas: Object.fromEntries(schemas) } };
}
