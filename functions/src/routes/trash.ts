import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { expiryOf } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import { trashContracts as contracts, type TrashReply } from '#/contract/trash.ts';
import type { ContentRestorationData } from '#/data/course/content-restoration.ts';
import type { TrashErasureData } from '#/data/admin/trash-erasure.ts';
import type { TrashData, Trashed } from '#/data/admin/trash.ts';
import type { RestoredUser, UserRestorationData } from '#/data/user/user-restoration.ts';
import { notFound } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData, okPage } from '#/http/reply.ts';

type Deps = {
  trash: Pick<TrashData, 'find' | 'list'>;
  trashErasure: Pick<TrashErasureData, 'remove'>;
  contentRestoration: Pick<ContentRestorationData, 'restore'>;
  userRestoration: UserRestorationData;
};

const { audit: texts, trash: trashTexts } = adminMessages;

const done = {
  lesson: texts.lessonRestored,
  subcategory: texts.categoryRestored,
  course: texts.courseRestored,
} as const;

const userTexts = ({ needsPassword, lacksCourse }: RestoredUser): string =>
  [
    trashTexts.userRestored,
    ...(needsPassword ? [trashTexts.userNeedsPassword] : []),
    ...(lacksCourse ? [trashTexts.userLacksCourse] : []),
  ].join(' ');

function trashReply(trashed: Trashed): TrashReply {
  const { id, collection, documentId, label, deletedAt, deletedBy, partOf, auditId } = trashed;
  const entry = { id, collection, documentId, label, deletedAt, deletedBy, auditId };
  return { ...entry, ...(partOf !== undefined && { partOf }), expiresAt: expiryOf(trashed) };
}

/** Lists deleted documents, restores them, and removes them for good. */
export const trashOperations = (deps: Deps): Operation[] => {
  const { trash, trashErasure, contentRestoration, userRestoration } = deps;
  return [
    operation(contracts.list, async ({ query }) => {
      const { entries, next } = await trash.list(query);
      return okPage({ entries: entries.map(trashReply), next });
    }),

    operation(contracts.restore, async ({ actor, params: { id } }) => {
      const trashed = await trash.find(id);
      if (!trashed) throw notFound(trashTexts.gone);
      if (trashed.collection === usersCollection) {
        const restored = await userRestoration.restore(trashed.documentId, actor);
        return okData({ id, ...restored }, userTexts(restored));
      }
      const { noun } = await contentRestoration.restore(trashed, actor);
      return okData({ id }, done[noun]);
    }),

    operation(contracts.erase, async ({ actor, params: { id } }) => {
      await trashErasure.remove(id, actor);
      return okData({ id }, trashTexts.erased);
    }),
  ];
};
