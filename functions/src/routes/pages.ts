import { pageMessages } from '@padavu/domain/site/page-input';
import { pageContracts as contracts } from '#/contract/pages.ts';
import type { PagesData } from '#/data/site/pages.ts';
import { invalid } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData, okRecord } from '#/http/reply.ts';

type Deps = { pages: PagesData };

/** The contents of the site's pages (docs/decisions/126). */
export const pageOperations = ({ pages }: Deps): Operation[] => [
  operation(contracts.list, async () => okData(await pages.list())),

  operation(contracts.read, async ({ params }) => okRecord(await pages.find(params.id))),

  operation(contracts.save, async ({ actor, params, body, precondition }) => {
    if (body.page !== params.id) throw invalid([{ path: 'page', message: pageMessages.otherPage }]);
    return okRecord(await pages.save(params.id, body.content, actor, precondition), pageMessages.saved);
  }),

  operation(contracts.publish, async ({ actor, params, precondition }) =>
    okRecord(await pages.publish(params.id, actor, precondition), pageMessages.published),
  ),

  operation(contracts.versions, async ({ params }) => okData(await pages.versions(params.id))),

  operation(contracts.restore, async ({ actor, params, precondition }) =>
    okRecord(await pages.restore(params.id, params.version, actor, precondition), pageMessages.restored),
  ),
];
