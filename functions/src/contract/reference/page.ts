import { createHash } from 'node:crypto';
import { html, Html, prose } from './html.ts';
import { callName, callSection, type Call } from './operation.ts';
import { schemaFields, typeOf } from './schema.ts';
import { ReferenceDocument, type Response } from './reference-document.ts';

/** The contents of the page's style sheet and script. */
type Assets = { style: string; script: string };

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows nothing but the page's own style and script. */
const policy = ({ style, script }: Assets) =>
  `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; base-uri 'none'; form-action 'none'`;

function statusRow([name, { description }]: [string, Response]): Html {
  const status = name.replaceAll(/\D/g, '') || '304';
  return html`<li id="${name}"><code class="name">${status}</code> ${prose(description)}</li>`;
}

/** The reference page of an OpenAPI document: one file that loads nothing. */
export function referencePage(document: unknown, assets: Assets): string {
  const { info, openapi, tags, paths, components } = ReferenceDocument.parse(document);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation })),
  );
  const groups = tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags[0] === name),
  }));
  // Inline and unescaped: the policy allows them by their hash.
  const style = new Html(`<style>${assets.style}</style>`);
  const script = new Html(`<script>${assets.script}</script>`);
  return html`${new Html('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy(assets)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        ${style}
      </head>
      <body>
        <a class="skip" href="#calls">To the calls</a>
        <header>
          <h1>${info.title}</h1>
          <p>${prose(info.description)}</p>
          <p>
            All paths begin with <code>/api</code>. For programs: <a href="openapi.json">openapi.json</a>,
            OpenAPI ${openapi}.
          </p>
        </header>
        <nav aria-label="Calls">
          <search hidden>
            <label for="search">Search the calls</label>
            <input id="search" type="search" autocomplete="off" />
            <p role="status" id="found"></p>
          </search>
          ${groups.map(
            (group) =>
              html`<p class="tag">${group.name}</p>
                <ul>
                  ${group.calls.map(
                    (call) => html`<li><a href="#${call.operation.operationId}">${callName(call)}</a></li>`,
                  )}
                </ul>`,
          )}
        </nav>
        <main id="calls" tabindex="-1">
          ${groups.map(
            (group) =>
              html`<section>
                <h2>${group.name}</h2>
                ${group.calls.map(callSection)}
              </section>`,
          )}
          <section>
            <h2>Schemas</h2>
            ${Object.entries(components.schemas).map(
              ([name, schema]) =>
                html`<article id="${name}">
                  <h3>${name}</h3>
                  ${(schema.description ?? '').split('\n').map((line) => html`<p>${prose(line)}</p>`)}
                  ${schema.items ? html`<p>${typeOf(schema)}</p>` : schemaFields(schema)}
                </article>`,
            )}
          </section>
          <section>
            <h2>Other responses</h2>
            <p>The body of a refusal is a <a href="#Refusal">Refusal</a>.</p>
            <ul class="fields">
              ${Object.entries(components.responses).map(statusRow)}
            </ul>
          </section>
        </main>
        ${script}
      </body>
    </html>`.text;
}
