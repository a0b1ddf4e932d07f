import { isUndoable, undoingId } from '@padavu/domain/audit';
import { adminMessages } from '@padavu/domain/admin-messages';
import { discountsCollection } from '@padavu/domain/discount';
import { PageId } from '@padavu/domain/page-content';
import { schoolDocument } from '@padavu/domain/school';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import type { AuditData } from './audit.ts';
import type { ContentRestorationData, Restored } from './content-restoration.ts';
import type { DiscountsData } from './discounts.ts';
import type { PagesData } from './pages.ts';
import type { SchoolData } from './school.ts';

type Deps = {
  audit: Pick<AuditData, 'find'>;
  contentRestoration: Pick<ContentRestorationData, 'undo'>;
  discounts: Pick<DiscountsData, 'undo'>;
  pages: Pick<PagesData, 'undo'>;
  school: Pick<SchoolData, 'undo'>;
};

/** The kind and id of what was undone, and the audit entry of the undo. */
export type Undone =
  | Restored
  | { noun: 'settings'; id: typeof schoolDocument; auditId: string }
  | { noun: 'page'; id: PageId; auditId: string }
  | { noun: 'discount'; id: string; auditId: string };

export type UndoingData = ReturnType<typeof undoingData>;

/** Undoes the change that an audit entry records. */
export function undoingData({ audit, contentRestoration, discounts, pages, school }: Deps) {
  return {
    /**
     * Throws 404 for an unknown entry; 409 for what cannot be undone, was undone already, is gone for good or cannot be
     * restored now.
     */
    async undo(entryId: string, admin: Caller): Promise<Undone> {
      const entry = await audit.find(entryId);
      if (!entry) throw notFound();
      if (!isUndoable(entry)) throw conflict(adminMessages.audit.notUndoable, 'not-undoable');
      const { data: page } = PageId.safeParse(entry.action === 'page.publish' ? entry.target.id : undefined);
      const isDiscount = entry.target.collection === discountsCollection;
      if (entry.action !== 'settings.update' && !page && !isDiscount)
        return contentRestoration.undo(entry, admin);
      if (await audit.find(undoingId(entryId)))
        throw conflict(adminMessages.audit.alreadyUndone, 'already-undone');
      if (isDiscount)
        return { noun: 'discount', id: entry.target.id, auditId: await discounts.undo(entry, admin) };
      if (page) return { noun: 'page', id: page, auditId: await pages.undo(page, entry, admin) };
      return { noun: 'settings', id: schoolDocument, auditId: await school.undo(entry, admin) };
    },
  };
}
