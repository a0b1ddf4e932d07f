import { adminMessageFor, adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import type { Category } from '@padavu/domain/category';
import { useState } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import { useCommand } from '@/components/use-command.ts';
import { useRecordToEdit } from '@/features/admin-content/use-record-to-edit.ts';
import { reasonOf } from '@/lib/refusals.ts';
import type { CategoryFormInput } from './category-form.ts';
import { createCategory, deleteCategory, duplicateCategory, undoOfDeletion, updateCategory } from './api.ts';
import { isRefusedAccount } from './use-category-auth.ts';
import type { CategoryAuth } from './use-category-auth.ts';

type CategoryModal = { state: 'closed' } | { state: 'add' } | { state: 'edit'; id: number };

const closed: CategoryModal = { state: 'closed' };
const { categories: texts } = adminMessages;

export type CategoryManagementState = ReturnType<typeof useCategoryManagement>;

/** What failed and why; `undefined` when the page itself says that the session is over. */
const failed = (title: string) => (error: unknown) =>
  isRefusedAccount(error) ? undefined : `${title}: ${reasonOf(error, messages.server.error)}`;

/**
 * The open modal of the category page, its commands and their outcomes.
 * @param onCreated called when a category was created or copied
 */
export function useCategoryManagement({ attempt }: Pick<CategoryAuth, 'attempt'>, onCreated: () => void) {
  const { id: idToEdit, forget } = useRecordToEdit();
  const [modal, setModal] = useState<CategoryModal>(
    idToEdit === null ? closed : { state: 'edit', id: idToEdit },
  );
  const [toDelete, setToDelete] = useState<Category | null>(null);
  const notify = useNotice();

  const show = (next: CategoryModal) => {
    setModal(next);
    forget();
  };
  const closeAndNotify = (text: string) => {
    show(closed);
    notify({ severity: 'success', text });
  };

  const deletion = useCommand({
    send: () => attempt(async () => (toDelete ? deleteCategory(toDelete) : '')),
    done: (auditId) => {
      const undo = undoOfDeletion(auditId);
      return {
        text: texts.deleted,
        undo: {
          send: () => attempt(undo.send),
          failed: (error) => (isRefusedAccount(error) ? undefined : undo.failed(error)),
        },
      };
    },
    failed: failed(texts.deleteFailed),
    onSettled: () => setToDelete(null),
  });

  return {
    modal,
    add: () => show({ state: 'add' }),
    edit: (id: number) => show({ state: 'edit', id }),
    close: () => show(closed),
    create: (input: CategoryFormInput) => attempt(() => createCategory(input)),
    onCreated: (name: string) => {
      closeAndNotify(adminMessageFor.categoryCreated(name));
      onCreated();
    },
    update: (id: number, input: CategoryFormInput, version: Date) =>
      attempt(() => updateCategory(id, input, version)),
    onUpdated: (name: string) => closeAndNotify(adminMessageFor.categoryUpdated(name)),
    commands: {
      onEdit: ({ id }: Category) => show({ state: 'edit', id }),
      duplicateCommand: ({ id }: Category) => ({
        send: () => attempt(() => duplicateCategory(id)),
        done: (title: string) => ({ text: adminMessageFor.categoryCreated(title) }),
        failed: failed(texts.createFailed),
        onDone: onCreated,
      }),
      onDelete: setToDelete,
    },
    deletion: {
      category: toDelete,
      pending: deletion.pending,
      onConfirm: deletion.run,
      onCancel: () => setToDelete(null),
    },
  };
}
