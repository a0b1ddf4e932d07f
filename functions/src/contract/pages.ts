import { pageLimits } from '@padavu/domain/site/page-limits';
import { Page, PageSummary, PageVersion } from '@padavu/domain/site/page';
import { PageInput } from '@padavu/domain/site/page-input';
import { PageId } from '@padavu/domain/site/page-content';
import { dataReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { noSuchId } from './params.ts';

const tag = 'Pages';
const pageParams = z.object({ id: z.enum(PageId.options, { error: noSuchId }) });
const versionParams = pageParams.extend({
  version: z.coerce.number({ error: noSuchId }).int(noSuchId).nonnegative(noSuchId),
});
const Reply = dataReply(Page.meta({ id: 'Page' }));

export const pageContracts = {
  list: {
    method: 'GET',
    path: '/pages',
    operationId: 'listPages',
    summary: 'List the pages of the site that the school writes',
    tag,
    access: 'admin',
    replies: { 200: dataReply(z.array(PageSummary.meta({ id: 'PageSummary' }))) },
  },
  read: {
    method: 'GET',
    path: '/pages/:id',
    operationId: 'getPage',
    summary: 'Read a page as it is edited',
    description:
      'Returns the draft, or the published content if there is no draft. A page that nobody has written is empty.',
    tag,
    access: 'admin',
    params: pageParams,
    replies: { 200: Reply },
    refusals: [404],
    condition: 'If-None-Match',
  },
  save: {
    method: 'PUT',
    path: '/pages/:id',
    operationId: 'savePage',
    summary: 'Store the draft of a page',
    description: `Visitors do not see the draft until it is published. \`page\` is the page of the path, and
\`content\` is its whole content. Prose is Markdown, in which HTML is plain text. {school} is replaced by the name of
the school, {price} by a sentence with the price of the first course, and a paragraph that is {times} by how long a
person's data are kept. The page, its parts and the entries of its lists may each have their texts in Malayalam in
\`translations\`. A part without \`translations\` keeps the stored ones; \`{}\` removes them. An entry of a list
without \`translations\` keeps those of the stored entry with the same content, so it loses them if its content
changes. A page has at most ${pageLimits.bytes} bytes as JSON, in both languages together.`,
    tag,
    access: 'admin',
    params: pageParams,
    body: PageInput.meta({ id: 'PageInput' }),
    replies: { 200: Reply },
    refusals: [404],
    condition: 'If-Match',
  },
  publish: {
    method: 'POST',
    path: '/pages/:id/publish',
    operationId: 'publishPage',
    summary: 'Publish the draft of a page',
    description: 'Without a draft nothing changes. `POST /admin/audit/{id}/undo` undoes the publishing.',
    tag,
    access: 'admin',
    params: pageParams,
    replies: { 200: Reply },
    refusals: [404],
    condition: 'If-Match',
  },
  versions: {
    method: 'GET',
    path: '/pages/:id/versions',
    operationId: 'listPageVersions',
    summary: 'List the published versions of a page, the latest first',
    description: `At most ${pageLimits.versions}. The first one is what visitors see.`,
    tag,
    access: 'admin',
    params: pageParams,
    replies: { 200: dataReply(z.array(PageVersion.meta({ id: 'PageVersion' }))) },
    refusals: [404],
  },
  restore: {
    method: 'POST',
    path: '/pages/:id/versions/:version/restore',
    operationId: 'restorePageVersion',
    summary: 'Make an older version of a page its draft',
    description: '404 if the version is not stored any more.',
    tag,
    access: 'admin',
    params: versionParams,
    replies: { 200: Reply },
    refusals: [404],
    condition: 'If-Match',
  },
} satisfies Record<string, Contract>;
