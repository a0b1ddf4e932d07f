import { readFile } from 'node:fs/promises';
import { serviceContracts as contracts } from '#/contract/service.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { ok } from '#/http/reply.ts';
import { loadOnce } from '#/load-once.ts';
import { addToContext } from '#/request-context.ts';

/** The files that the build writes next to the bundle. */
type PublishedFile = 'openapi.json' | 'docs.html';

export type Published = { read: (file: PublishedFile) => Promise<Buffer> };

/** Reads a published file at the first request, once per process. */
export function publishedIn(folder: URL): Published {
  return { read: loadOnce((file) => readFile(new URL(file, folder))) };
}

type Deps = { published: Published };

/** The reference page has its own policy for scripts and styles. */
const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** What the API says about itself, and the reports that browsers send. */
export const serviceOperations = ({ published }: Deps): Operation[] => [
  /** Depends on nothing else. */
  operation(contracts.health, () => Promise.resolve(ok({ success: true }))),

  operation(contracts.document, async () =>
    ok(await published.read('openapi.json'), { 'Content-Type': 'application/json' }),
  ),

  operation(contracts.reference, async () => ok(await published.read('docs.html'), pageHeaders)),

  /** Reports are written to the request's log line, and nowhere else. */
  operation(contracts.reportPolicy, ({ body }) => {
    addToContext({ policyReports: body });
    return Promise.resolve(ok({ success: true }));
  }),
];
