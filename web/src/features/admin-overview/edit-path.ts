import { assertNever } from '@padavu/domain/assert-never';
import type { AttentionItem } from '@padavu/domain/attention';
import { adminUserPath, editPath, paths } from '@/lib/paths.ts';

/** The address where an administrator edits a record; `undefined` if no page can show it. */
export function recordEditPath({
  collection,
  documentId,
  kind,
}: Pick<AttentionItem, 'collection' | 'documentId' | 'kind'>): string | undefined {
  if (kind === 'unreadable') return undefined;
  switch (collection) {
    case 'courses':
      return editPath(paths.adminCourses, documentId);
    case 'subcategories':
      return editPath(paths.adminCategories, documentId);
    case 'lessons':
      return editPath(paths.adminLessons, documentId);
    case 'users':
    case 'payments':
      return adminUserPath(documentId);
    default:
      return assertNever(collection);
  }
}
