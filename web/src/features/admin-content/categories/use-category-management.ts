import { adminMessageFor, adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import type { Category } from '@padavu/domain/category';
import { useState } from 'react';
import { useCommand } from '@/components/use-command.ts';
import { undoDeletion } from '@/features/audit-log/api.ts';
import { textOf } from '@/lib/api-failure.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { useRecordToEdit } from '@/lib/use-record-to-edit.ts';
import type { CategoryNoticeState } from './CategoryNotice.tsx';
import type { CategoryFormInput } from './category-form.ts';
import { createCategory, deleteCategory, duplicateCategory, updateCategory } from './api.ts';
import type { CategoryAuth } from './use-category-auth.ts';

type CategoryModal = { state: 'closed' } | { state: 'add' } | { state: 'edit'; id: number };

const closed: CategoryModal = { state: 'closed' };
const { categories: texts } = adminMessages;

export type CategoryManagementState = ReturnType<typeof useCategoryManagement>;

/** The open modal of the category page, its commands and their outcomes. */
export function useCategoryManagement({ attempt }: Pick<CategoryAuth, 'attempt'>) {
  const { id: named, forget } = useRecordToEdit();
  const [modal, setModal] = useState<CategoryModal>(named === null ? closed : { state: 'edit', id: named });
  const [notice, setNotice] = useState<CategoryNoticeState | null>(null);
  const [toDelete, setToDelete] = useState<Category | null>(null);
  const [copied, setCopied] = useState<Category | null>(null);
  const [createdCount, setCreatedCount] = useState(0);

  const show = (next: CategoryModal) => {
    setNotice(null);
    setModal(next);
    forget();
  };
  const succeeded = (text: string) => setNotice({ kind: 'success', text });
  const failed = (title: string, error: unknown) => {
    setNotice({ kind: 'error', title, text: textOf(error, messages.server.error) });
  };

  const deletion = useCommand({
    send: async () => {
      if (!toDelete) return;
      try {
        const undo = await attempt(() => deleteCategory(toDelete));
        setNotice({ kind: 'success', text: texts.deleted, undo });
      } catch (error) {
        failed(texts.deleteFailed, error);
      }
    },
    onSettled: () => setToDelete(null),
  });

  const duplicate = async (category: Category) => {
    if (copied) return;
    setNotice(null);
    setCopied(category);
    try {
      const title = await attempt(() => duplicateCategory(category.id));
      succeeded(adminMessageFor.categoryCreated(title));
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
        const text = reasonOf(error, messages.server.error, messages.login.network);
        setNotice({ kind: 'error', title: adminMessages.audit.undoFailed, text });
      }
    },
    add: () => show({ state: 'add' }),
    edit: (id: number) => show({ state: 'edit', id }),
    close: () => show(closed),
    /** How many categories were created here; each new one shows on the last page. */
    createdCount,
    create: (input: CategoryFormInput) => attempt(() => createCategory(input)),
    created: (name: string) => {
      show(closed);
      succeeded(adminMessageFor.categoryCreated(name));
      setCreatedCount((count) => count + 1);
    },
    update: (id: number, input: CategoryFormInput, version: Date) =>
      attempt(() => updateCategory(id, input, version)),
    updated: (name: string) => {
      show(closed);
      succeeded(adminMessageFor.categoryUpdated(name));
    },
    commands: {
      onEdit: ({ id }: Category) => show({ state: 'edit', id }),
      onDuplicate: (category: Category) => void duplicate(category),
      onDelete: (category: Category) => {
        setNotice(null);
        setToDelete(category);
      },
      duplicating: copied?.id ?? null,
    },
    deletion: {
      category: toDelete,
      pending: deletion.pending,
      onConfirm: deletion.run,
      onCancel: () => setToDelete(null),
    },
  };
}
