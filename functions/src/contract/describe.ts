import { capitalised } from './words.ts';
import { fields } from './fields.ts';
import {
  isObject,
  referenceByCall,
  withNamedParts,
  type Json,
  type JsonObject,
  type Shapes,
} from './shapes.ts';

/** The example that a schema implies: its constant, its first enum value, or its default. */
function ownExample({
  const: constant,
  enum: values,
  type,
  format,
  default: fallback,
}: JsonObject): Json | undefined {
  if (constant !== undefined) return constant;
  if (Array.isArray(values)) return values[0];
  if (fallback !== undefined) return fallback;
  if (format === 'date-time') return '2025-05-01T09:00:00.000Z';
  return type === 'boolean' ? true : undefined;
}

/** Whether a field has its example in the shapes that it refers to. */
const refersToShape = (schema: JsonObject) => JSON.stringify(schema).includes('"$ref"');

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** Adds a description and an example to a field, by the first of these names that is in `fields.ts`. */
function describeField(schema: Json, ...names: readonly [string, string]): Json {
  if (!isObject(schema)) return schema;
  const field = fields[names[0]] ?? fields[names[1]];
  const keys = `'${names[0]}', or for every field of that name '${names[1]}'`;
  if (!field) throw new Error(`contract/fields.ts describes no such field: add ${keys}`);
  const [description, storedExample] = field;
  const example = ownExample(schema) ?? storedExample;
  if (example === undefined && !refersToShape(schema))
    throw new Error(`contract/fields.ts has no example: add one to ${keys}`);
  return {
    ...schema,
    description,
    ...(example !== undefined && !('$ref' in schema) && { examples: [example] }),
  };
}

/** Describes a parameter; a key with the path takes precedence, because a name may mean something else there. */
function describeParameter(parameter: Json, path: string): Json {
  if (!isObject(parameter)) return parameter;
  const { schema = {} } = parameter;
  const [name, location] = [textOf(parameter['name']), textOf(parameter['in'])];
  const [pathToName = path] = new RegExp(`^.*\\{${name}\\}`).exec(path) ?? [];
  const keyWithPath = location === 'path' ? pathToName : `${path}?${name}`;
  const described = describeField(schema, keyWithPath, `${location}.${name}`);
  if (!isObject(described)) return parameter;
  const { description, ...rest } = described;
  return { ...parameter, ...(description !== undefined && { description }), schema: rest };
}

const describeFields = (schema: JsonObject, shape: string): JsonObject =>
  isObject(schema['properties'])
    ? {
        ...schema,
        properties: Object.fromEntries(
          Object.entries(schema['properties']).map(([name, field]) => [
            name,
            describeField(field, `${shape}.${name}`, name),
          ]),
        ),
      }
    : schema;

/** A request body or a response, with a name for the schema of its content. */
function withNamedContent(holder: Json | undefined, name: string, shapes: Shapes): Json | undefined {
  if (!isObject(holder) || !isObject(holder['content'])) return holder;
  const content = Object.entries(holder['content']).map(([type, media]) =>
    isObject(media) && isObject(media['schema'])
      ? ([type, { ...media, schema: referenceByCall(media['schema'], name, shapes) }] as const)
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
    ...(Array.isArray(parameters) && {
      parameters: parameters.map((parameter) => describeParameter(parameter, path)),
    }),
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
 * @throws Error for a field that is not in `fields.ts`, or that has no example, unless it refers to a shape
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
  const schemas = [...shapes.byName].map(([name, schema]) => [name, describeFields(schema, name)] as const);
  return { ...document, paths, components: { ...components, schemas: Object.fromEntries(schemas) } };
}
