import { assertNever } from '@padavu/domain/values/assert-never';
import { isUndoable, undoingId } from '@padavu/domain/admin/audit';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { PageId } from '@padavu/domain/site/page-content';
import { schoolDocument } from '@padavu/domain/school/school';
import type { Caller } from '#/actors.ts';
import { isDocumentId } from '#/document-id.ts';
import { conflict, notFound } from '#/errors.ts';
import type { AuditData } from './audit.ts';
import type { ContentRestorationData, Restored } from '#/data/course/content-restoration.ts';
import type { DiscountsData } from '#/data/payment/discounts.ts';
import type { PagesData } from '#/data/site/pages.ts';
import type { SchoolData } from '#/data/school/school.ts';

type Deps = {
  audit: Pick<AuditData, 'find'>;
  contentRestoration: Pick<ContentRestorationData, 'undo'>;
  discounts: Pick<DiscountsData, 'undo'>;
  pages: Pick<PagesData, 'undo'>;
  school: Pick<SchoolData, 'undo'>;
};

/** The kind and id of what was undone, and the audit entry of the undo. */
type Undone =
  | Restored
  | { noun: 'settings'; id: typeof schoolDocument; auditId: string }
  | { noun: 'page'; id: PageId; auditId: string }
  | { noun: 'discount'; id: string; auditId: string };

export type UndoingData = ReturnType<typeof undoingData>;

const { audit: texts } = adminMessages;

/** Undoes the change that an audit entry records. */
export function undoingData({ audit, contentRestoration, discounts, pages, school }: Deps) {
  async function assertNotUndone(entryId: string): Promise<void> {
    if (await audit.find(undoingId(entryId))) throw conflict(texts.alreadyUndone, 'already-undone');
  }

  return {
    /**
     * Throws 404 for an unknown entry; 409 for what cannot be undone, was undone already, is gone for good or cannot be
     * restored now.
     */
    async undo(entryId: string, admin: Caller): Promise<Undone> {
      const entry = await audit.find(entryId);
      if (!entry) throw notFound();
      // The target of a damaged entry may be nothing that can be read.
      if (!isUndoable(entry) || !isDocumentId(entry.target.id))
        throw conflict(texts.notUndoable, 'not-undoable');
      const { action, target } = entry;
      switch (action) {
        case 'lesson.delete':
        case 'subcategory.delete':
        case 'course.delete':
          // It may have to finish a restoration that was interrupted, so it looks itself whether it was undone.
          return contentRestoration.undo(entry, admin);
        case 'settings.update':
          await assertNotUndone(entryId);
          return { noun: 'settings', id: schoolDocument, auditId: await school.undo(entry, admin) };
        case 'page.publish': {
          await assertNotUndone(entryId);
          const { data: id } = PageId.safeParse(target.id);
          if (!id) throw conflict(texts.undoTooLate, 'not-undoable');
          return { noun: 'page', id, auditId: await pages.undo(id, entry, admin) };
        }
        case 'discount.update':
        case 'discount.delete':
          await assertNotUndone(entryId);
          return { noun: 'discount', id: target.id, auditId: await discounts.undo(entry, admin) };
        default:
          return assertNever(action);
      }
    },
  };
}
