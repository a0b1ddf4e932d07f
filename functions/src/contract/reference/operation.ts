import { html, prose, type Html } from './html.ts';
import { parameterRow, reference, schemaFields, typeOf } from './schema.ts';
import { accesses } from '#/contract/contract.ts';
import type { Content, Operation, Response } from './reference-document.ts';

/** One method of one path. */
export type Call = { path: string; method: string; operation: Operation };

export function callName({ path, method }: Call): Html {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>
    <span class="path">${path}</span>`;
}

function bodyOf(content: Content): Html | undefined {
  const [entry] = Object.entries(content);
  if (!entry) return undefined;
  const [type, { schema }] = entry;
  if (type !== 'application/json') return html`<p><code>${type}</code></p>`;
  return schemaFields(schema) ?? html`<p>${typeOf(schema)}</p>`;
}

function success(status: string, { headers, content }: Response): Html {
  const rows = Object.entries(headers).map(
    ([name, { description }]) => html`<li><code class="name">${name}</code> ${prose(description)}</li>`,
  );
  return html`<h4>Response ${status}</h4>
    ${bodyOf(content)}
    <details>
      <summary>Headers</summary>
      <ul class="fields">
        ${rows}
      </ul>
    </details>`;
}

/** One call: who may make it, its request and its responses. */
export function callSection(call: Call): Html {
  const { path, method, operation } = call;
  const { operationId, summary, description, parameters, requestBody } = operation;
  const who = accesses[operation['x-access']];
  const responses = Object.entries(operation.responses);
  const refusals = responses.flatMap(([status, { $ref }]) =>
    $ref === undefined ? [] : html`<li>${reference($ref, status)}</li>`,
  );
  const words = [method, path, summary, description, who].join(' ').toLowerCase();
  return html`<article id="${operationId}" data-words="${words}">
    <h3>${callName(call)}</h3>
    <p class="summary"><a href="#${operationId}">${summary}</a></p>
    <p>${prose(description)} ${who}</p>
    ${
      parameters.length > 0
        ? html`<h4>Parameters</h4>
            <ul>
              ${parameters.map(parameterRow)}
            </ul>`
        : undefined
    }
    ${
      requestBody &&
      html`<h4>Body</h4>
        ${bodyOf(requestBody.content)}`
    }
    ${responses.map(([status, response]) => (response.$ref === undefined ? success(status, response) : []))}
    <h4>Other responses</h4>
    <ul class="refusals">
      ${refusals}
    </ul>
  </article>`;
}
