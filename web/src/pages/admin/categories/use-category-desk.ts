import { messageFor, messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useState } from 'react';
import { useCommand } from '@/components/use-command.ts';
import { undoDeletion } from '@/features/audit/undo-deletion.ts';
import type { CategoryInput } from '@/features/subcategory/category-form.ts';
import { CategoryServiceError } from '@/features/subcategory/category-service.ts';
import type { CategoryNoticeState } from '@/features/subcategory/CategoryNotice.tsx';
import { deleteCategory } from '@/features/subcategory/delete-category.ts';
import { duplicateCategory } from '@/features/subcategory/duplicate-category.ts';
import { createCategory, updateCategory } from '@/features/subcategory/save-category.ts';
import { ApiError } from '@/lib/api.ts';
import type { CategoryAuth } from './use-category-auth.ts';

/** The modal of specification 4, "Category modal". */
export type CategoryModal = { state: 'closed' } | { state: 'add' } | { state: 'edit'; id: number };

const closed: CategoryModal = { state: 'closed' };
const { categories: texts } = messages;

export type CategoryDeskState = ReturnType<typeof useCategoryDesk>;

/** What is done with categories, and what is said of it (specification 8, "Category page"). */
export function useCategoryDesk({ attempt }: Pick<CategoryAuth, 'attempt'>) {
  const [modal, setModal] = useState<CategoryModal>(closed);
  const [notice, setNotice] = useState<CategoryNoticeState | null>(null);
  const [doomed, setDoomed] = useState<Subcategory | null>(null);
  const [copied, setCopied] = useState<Subcategory | null>(null);
  const [createdCount, setCreatedCount] = useState(0);

  const show = (next: CategoryModal) => {
    setNotice(null);
    setModal(next);
  };
  const succeeded = (text: string) => setNotice({ kind: 'success', text });
  const failed = (title: string, error: unknown) => {
    const reason = error instanceof CategoryServiceError ? error.message : messages.server.error;
    setNotice({ kind: 'error', title, text: reason });
  };

  const deletion = useCommand(async () => {
    if (!doomed) return;
    try {
      const undo = await attempt(() => deleteCategory(doomed));
      setNotice({ kind: 'success', text: texts.deleted, undo });
    } catch (error) {
      failed(texts.deleteFailed, error);
    }
    setDoomed(null);
  });

  const duplicate = async (category: Subcategory) => {
    if (copied) return;
    setNotice(null);
    setCopied(category);
    try {
      const title = await attempt(() => duplicateCategory(category.id));
      succeeded(messageFor.categoryCreated(title));
      setCreatedCount((count) => count + 1);
    } catch (error) {
      failed(texts.createFailed, error);
    }
    setCopied(null);
  };

  return {
    modal,
    notice,
    dismiss: () => setNotice(null),
    undo: async (auditId: string) => {
      try {
        succeeded(await undoDeletion(auditId));
      } catch (error) {
        const text = error instanceof ApiError ? error.reply?.message : undefined;
        setNotice({ kind: 'error', title: messages.audit.undoFailed, text: text ?? '' });
      }
    },
    add: () => show({ state: 'add' }),
    edit: (id: number) => show({ state: 'edit', id }),
    close: () => show(closed),
    /** How often a category was made here: each time it stands on the last page. */
    createdCount,
    create: (input: CategoryInput) => attempt(() => createCategory(input)),
    created: (name: string) => {
      show(closed);
      succeeded(messageFor.categoryCreated(name));
      setCreatedCount((count) => count + 1);
    },
    update: (id: number, input: CategoryInput, version: Date) =>
      attempt(() => updateCategory(id, input, version)),
    updated: (name: string) => {
      show(closed);
      succeeded(messageFor.categoryUpdated(name));
    },
    commands: {
      onEdit: ({ id }: Subcategory) => show({ state: 'edit', id }),
      onDuplicate: (category: Subcategory) => void duplicate(category),
      onDelete: (category: Subcategory) => {
        setNotice(null);
        setDoomed(category);
      },
      duplicating: copied?.id ?? null,
    },
    deletion: {
      category: doomed,
      pending: deletion.pending,
      onConfirm: deletion.run,
      onCancel: () => setDoomed(null),
    },
  };
}
