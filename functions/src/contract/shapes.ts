import { z } from 'zod';
import { capitalised } from './words.ts';

// Generated clients name a type as the document does. Here every inline object of a schema becomes a component, named
// after its position: `GetUserReply`, `PaymentRecordedBy`.

const Json = z.json();
export type Json = z.infer<typeof Json>;
export type JsonObject = Record<string, Json>;

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The components found so far, by their names and by their contents: two with the same content are one. */
export type Shapes = { byName: Map<string, JsonObject>; nameOf: Map<string, string> };

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** The name of one entry of a list: `Lesson` for `Lessons`, `Category` for `Categories`. */
const singular = (name: string) => name.replace(/ies$/, 'ys').replace(/s$/, '');

/** The fields of a shape, or of the shapes in a list. */
function shapeIn(schema: Json): JsonObject | undefined {
  if (!isObject(schema)) return undefined;
  const { properties, items = null } = schema;
  return isObject(properties) ? properties : shapeIn(items);
}

/**
 * What distinguishes one of several shapes: the value of its first field if that is constant, else the name of that
 * field.
 */
function variantName(schema: Json, index: number): string {
  const properties = shapeIn(schema);
  if (!properties) return String(index + 1);
  const [[field, first] = ['', null]] = Object.entries(properties);
  const only = isObject(first) ? first['const'] : undefined;
  return capitalised(typeof only === 'string' ? only : field);
}

/** A schema in which every inline object is a named component. */
export function withNamedParts(schema: JsonObject, name: string, shapes: Shapes): JsonObject {
  const inner: JsonObject = { ...schema };
  const { properties, items, additionalProperties, anyOf, oneOf } = schema;
  if (isObject(properties)) {
    inner['properties'] = Object.fromEntries(
      Object.entries(properties).map(([field, value]) => [
        field,
        referenceTo(value, name + capitalised(field === 'data' ? 'result' : field), shapes),
      ]),
    );
  }
  if (isObject(items)) inner['items'] = referenceTo(items, singular(name), shapes);
  if (isObject(additionalProperties))
    inner['additionalProperties'] = referenceTo(additionalProperties, singular(name), shapes);
  for (const [key, options] of Object.entries({ anyOf, oneOf })) {
    if (!Array.isArray(options)) continue;
    const hasSeveral = options.filter((option) => shapeIn(option)).length > 1;
    inner[key] = options.map((option, index) =>
      referenceTo(option, hasSeveral ? name + variantName(option, index) : name, shapes),
    );
  }
  return inner;
}

/** A reference to an object, by the name of an equal component or by this one. Other schemas stay as they are. */
function referenceTo(schema: Json, name: string, shapes: Shapes): Json {
  if (!isObject(schema)) return schema;
  const inner = withNamedParts(schema, name, shapes);
  if (!isObject(inner['properties'])) return inner;
  const existing = shapes.nameOf.get(JSON.stringify(inner));
  return ref(existing ?? addShape(inner, name, shapes));
}

function addShape(shape: JsonObject, name: string, { byName, nameOf }: Shapes): string {
  if (byName.has(name)) throw new Error(`Two shapes are called ${name}`);
  byName.set(name, shape);
  nameOf.set(JSON.stringify(shape), name);
  return name;
}

/** A reference to a request or response body, always by the name of the call. */
export function referenceByCall(schema: JsonObject, name: string, shapes: Shapes): JsonObject {
  const inner = withNamedParts(schema, name, shapes);
  return isObject(inner['properties']) ? ref(addShape(inner, name, shapes)) : inner;
}
