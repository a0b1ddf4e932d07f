import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiDocument as documentOf, documentPath } from '../../functions/src/contract/document.ts';
import { routerFor } from '../../functions/src/http/endpoints.ts';
import { api } from '../support/api-client.ts';
import { apiDocument, breachOf, compiles, documentedPath } from '../support/api-contract.ts';
import { contracts, endpoints } from './support/endpoints.ts';

const call = (method: string, path: string) => `${method.toUpperCase()} ${documentPath(path)}`;

const documentedCalls = Object.entries(apiDocument.paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => call(method, path)),
);

const Layers = z.array(
  z.object({ route: z.object({ path: z.string(), methods: z.record(z.string(), z.boolean()) }) }),
);

/** The calls that Express routes, without the routes that refuse other methods. */
function routedCalls(): string[] {
  return Layers.parse(routerFor(endpoints).stack).flatMap(({ route: { path, methods } }) =>
    Object.keys(methods)
      .filter((method) => method !== '_all')
      .map((method) => call(method, path)),
  );
}

describe('the published document', () => {
  it('lists every endpoint, and nothing else', () => {
    expect(documentedCalls.toSorted()).toEqual(
      contracts.map(({ method, path }) => call(method, path)).toSorted(),
    );
  });

  it('lists every route of the router, and nothing else', () => {
    expect(documentedCalls.toSorted()).toEqual(routedCalls().toSorted());
  });

  it('equals the one that the sources generate', async () => {
    const { body } = await api('GET', '/openapi.json');
    expect(body).toEqual(JSON.parse(JSON.stringify(documentOf(contracts))));
  });

  it('has no empty and no invalid schema', () => {
    const operations = Object.values(apiDocument.paths).flatMap((methods) => Object.values(methods));
    const { schemas } = apiDocument.components;
    const inputs = operations.map(({ parameters, requestBody }) => [parameters, requestBody]);
    expect(JSON.stringify([inputs, schemas])).not.toContain('{}');
    for (const name of Object.keys(schemas)) expect(compiles(name)).toBe(true);
  });

  it('gives each call a unique operationId', () => {
    const names = Object.values(apiDocument.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the reference page', () => {
  it('shows every call and loads no other file', async () => {
    const { status, headers, body } = await api('GET', '/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const page = z.string().parse(body);
    for (const operations of Object.values(apiDocument.paths)) {
      for (const { operationId } of Object.values(operations))
        expect(page).toContain(`<article id="${operationId}"`);
    }
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/<link|<img|\bsrc=|@import|url\(|href="(?:https?:)?\/\//);
  });

  it('links only to anchors that it contains', async () => {
    const page = z.string().parse((await api('GET', '/docs')).body);
    const anchors = new Set(Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    const links = Array.from(page.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
    expect(links.filter((id) => !anchors.has(id))).toEqual([]);
  });
});

describe('the check of replies against the document', () => {
  const reply = {
    method: 'GET',
    path: '/health',
    status: 200,
    type: 'application/json',
    headers: ['content-type', 'x-request-id'],
    body: { success: true },
  };

  it('accepts a documented answer', () => {
    expect(breachOf(reply)).toBeUndefined();
  });

  it.each([
    ['a field that is not documented', { body: { success: true, secret: 1 } }],
    ['a field that is missing', { body: {} }],
    ['a status that is not documented', { status: 404, body: { success: false, message: '', code: '' } }],
    ['another type', { type: 'text/html' }],
    ['a header that is not documented', { headers: ['etag'] }],
    ['a refusal outside the envelope', { status: 500, body: { error: 'Oh no' } }],
    ['an unknown path that answers', { path: '/nowhere' }],
    ['a method that is not documented', { method: 'PUT' }],
  ])('finds %s', (_name, difference) => {
    expect(breachOf({ ...reply, ...difference })).toBeTypeOf('string');
  });

  it('prefers a literal path to one with a parameter', () => {
    expect(documentedPath('/admin/users/count?limit=1')).toBe('/admin/users/count');
    expect(documentedPath('/subcategories/12')).toBe('/subcategories/{id}');
    expect(documentedPath('/subcategories')).not.toBe('/subcategories/{id}');
  });
});
