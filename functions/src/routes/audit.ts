import { messages } from '@padavu/domain/messages';
import { auditContracts } from '#/contract/audit.ts';
import type { ContentRestorationData } from '#/data/content-restoration.ts';
import type { Authorise } from '#/http/authorise.ts';
import { okData, type Endpoint, type Handler } from '#/http/reply.ts';
import { auditIdParam } from '#/http/route-params.ts';

type Deps = { authorise: Authorise; contentRestoration: ContentRestorationData };

const done = {
  lesson: messages.audit.lessonRestored,
  subcategory: messages.audit.categoryRestored,
} as const;

/** What can be done with the trail: undo what it tells of. Nothing changes or removes an entry (design section 3). */
export const auditEndpoints = (deps: Deps): Endpoint[] => [
  { method: 'POST', path: '/admin/audit/:id/undo', contract: auditContracts.undo, handle: undo(deps) },
];

function undo({ authorise, contentRestoration }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const { noun, id, auditId } = await contentRestoration.undo(auditIdParam(request), actor);
    return okData({ id, auditId }, done[noun]);
  };
}
