import { serviceContracts } from '#/contract/service.ts';
import type { Published, PublishedFile } from '#/http/published.ts';
import { ok, type Endpoint, type Handler } from '#/http/reply.ts';

type Deps = { published: Published };

/** What the API says about itself. */
export const serviceEndpoints = (deps: Deps): Endpoint[] => [
  { method: 'GET', path: '/health', contract: serviceContracts.health, handle: sayThatItRuns },
  {
    method: 'GET',
    path: '/openapi.json',
    contract: serviceContracts.document,
    handle: publish(deps, 'openapi.json', 'application/json'),
  },
  {
    method: 'GET',
    path: '/docs',
    contract: serviceContracts.reference,
    handle: publish(deps, 'docs.html', 'text/html; charset=utf-8'),
  },
];

/** Asks nothing of anything else. */
const sayThatItRuns: Handler = () => Promise.resolve(ok({ success: true }));

function publish({ published }: Deps, file: PublishedFile, type: string): Handler {
  return async () => ({
    ...ok(await published.read(file), { 'Content-Type': type }),
    keeper: 'anyone',
  });
}
