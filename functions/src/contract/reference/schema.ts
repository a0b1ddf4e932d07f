import { html, prose, type Html } from './html.ts';
import type { Parameter, Schema } from './reference-document.ts';

/** The last part of `#/components/schemas/User`, which is the anchor of that schema. */
const anchor = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

export function reference(ref: string, label = anchor(ref)): Html {
  return html`<a href="#${anchor(ref)}">${label}</a>`;
}

const literal = (value: unknown) => html`<code>${JSON.stringify(value)}</code>`;

function either(options: readonly Html[]): Html {
  return html`${options.map((option, index) => [index === 0 ? '' : ' or ', option])}`;
}

/** The type of a value in a few words. */
export function typeOf(schema: Schema): Html {
  const { $ref, type, format, anyOf, items, additionalProperties } = schema;
  if ($ref !== undefined) return reference($ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return either(schema.enum.map(literal));
  if (anyOf) return either(anyOf.map(typeOf));
  if (Array.isArray(type)) return either(type.map((name) => html`${name}`));
  if (items) return html`list of ${typeOf(items)}`;
  if (typeof additionalProperties === 'object') return html`object of ${typeOf(additionalProperties)}`;
  return html`${format ?? type}`;
}

/** The constraints of a value besides its type. */
function boundsOf(schema: Schema): Html[] {
  const { maximum } = schema;
  const bounds: [string, unknown][] = [
    ['characters at least', schema.minLength],
    ['characters at most', schema.maxLength],
    ['entries at least', schema.minItems],
    ['entries at most', schema.maxItems],
    ['from', schema.minimum],
    ['above', schema.exclusiveMinimum],
    ['to', maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum],
    ['pattern', schema.pattern],
    ['default', schema.default],
    ['for example', schema.examples[0]],
  ];
  return bounds.flatMap(([name, bound]) =>
    bound === undefined ? [] : html`<li>${name} ${literal(bound)}</li>`,
  );
}

function fieldRow(name: string, schema: Schema, isRequired: boolean): Html {
  const bounds = boundsOf(schema);
  return html`<li>
    <code class="name">${name}</code> ${typeOf(schema)} ${isRequired ? undefined : html`<em>optional</em>`}
    ${schema.description && html`<p>${prose(schema.description)}</p>`}
    ${
      bounds.length > 0
        ? html`<ul class="bounds">
            ${bounds}
          </ul>`
        : undefined
    }
    ${schemaFields(schema)}
  </li>`;
}

/** The fields of an unnamed object, or of the unnamed objects in a list. */
export function schemaFields({ items, properties, required }: Schema): Html | undefined {
  if (items) return schemaFields(items);
  if (!properties) return undefined;
  const rows = Object.entries(properties).map(([name, field]) =>
    fieldRow(name, field, required.includes(name)),
  );
  return html`<ul class="fields">
    ${rows}
  </ul>`;
}

export function parameterRow({ name, in: location, required, description, schema }: Parameter): Html {
  return html`<li>
    <span class="place">${location}</span>
    <ul class="fields">
      ${fieldRow(name, { ...schema, description: description ?? schema.description }, required)}
    </ul>
  </li>`;
}
