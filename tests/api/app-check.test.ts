import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAttested } from '../../functions/src/contract/statuses.ts';
import { apiDocument } from '../support/api-contract.ts';
import { contracts } from './support/endpoints.ts';
import { startOwnApi, type OwnApi } from './support/own-api.ts';

const verify = (token: string) => Promise.resolve(token === 'good');

const site = new URL('../../web/dist/', import.meta.url);

let enforcingApi: OwnApi;
let monitoringApi: OwnApi;

beforeAll(async () => {
  [enforcingApi, monitoringApi] = await Promise.all([
    startOwnApi({ appCheck: { mode: 'enforce', verify } }),
    startOwnApi({ appCheck: { mode: 'monitor', verify } }),
  ]);
});

afterAll(() => {
  enforcingApi.close();
  monitoringApi.close();
});

const exempt = ['GET /health', 'GET /openapi.json', 'GET /docs', 'GET /site', 'POST /reports/csp'];
const calls = contracts.map(({ method, path }) => ({ name: `${method} ${path}`, method, path }));
const guardedCalls = calls.filter(({ name }) => !exempt.includes(name));

describe('where App Check is enforced', () => {
  it.each(guardedCalls)(
    '$name is refused without an App Check token, whatever the ID token',
    async ({ method, path }) => {
      const reply = await enforcingApi.call(method, path.replaceAll(/:\w+/g, '1'), { token: 'whatever' });
      expect([reply.status, reply.body]).toMatchObject([401, { code: 'app-check' }]);
    },
  );

  it.each([undefined, 'forged'])(
    'the list of courses is refused with the App Check token %j',
    async (token) => {
      const { status } = await enforcingApi.call('GET', '/course/courses', token ? { appCheck: token } : {});
      expect(status).toBe(401);
    },
  );

  it('the list of courses comes with a valid token', async () => {
    expect((await enforcingApi.call('GET', '/course/courses', { appCheck: 'good' })).status).toBe(200);
  });

  it('the health check, reports of browsers and the content of public pages need no token', async () => {
    expect((await enforcingApi.call('GET', '/health')).status).toBe(200);
    expect((await enforcingApi.call('GET', '/site')).status).toBe(200);
    const report = { 'csp-report': { 'effective-directive': 'img-src' } };
    expect((await enforcingApi.call('POST', '/reports/csp', { body: report })).status).toBe(200);
  });
});

describe('where App Check is monitored', () => {
  it.each([undefined, 'forged', 'good'])('the list of courses comes with the token %j', async (token) => {
    const { status } = await monitoringApi.call('GET', '/course/courses', token ? { appCheck: token } : {});
    expect(status).toBe(200);
  });
});

describe('the pages of a school without App Check', () => {
  it('contain no code of App Check in any script', async () => {
    for await (const file of glob('**/*.js', { cwd: site })) {
      const script = readFileSync(new URL(file, site), 'utf8');
      const hasAppCheck = /content-firebaseappcheck\.googleapis/.test(script);
      expect([file, hasAppCheck]).toEqual([file, false]);
    }
  });
});

describe('the published document', () => {
  it('exempts only the health check, the API’s documents, reports of browsers and the content of public pages', () => {
    const exemptContracts = contracts.filter((contract) => !isAttested(contract));
    expect(exemptContracts.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      exempt.toSorted(),
    );
  });

  it('names the header and 401 for every call that App Check guards, and for no other', () => {
    const operations = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    );
    for (const { name, operation } of operations) {
      const names = operation.parameters
        .filter((parameter) => parameter.in === 'header')
        .map(({ name: header }) => header);
      expect([name, names.includes('X-Firebase-AppCheck')]).toEqual([name, !exempt.includes(name)]);
      expect([name, '401' in operation.responses]).toEqual([name, !exempt.includes(name)]);
    }
  });
});
