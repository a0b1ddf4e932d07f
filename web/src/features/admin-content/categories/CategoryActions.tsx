import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Stack from '@mui/material/Stack';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { categoryTitle } from '@padavu/domain/course/category';
import type { Category } from '@padavu/domain/course/category';
import { messages } from '@padavu/domain/messages';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { IconAction } from '@/components/IconAction.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { useCommand, useConfirmedCommand } from '@/components/use-command.ts';
import { adminLessonsPath } from '@/lib/paths.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { deleteCategory, duplicateCategory, undoOfDeletion } from './api.ts';
import { isRefusedAccount } from './use-category-auth.ts';
import type { CategoryAuth } from './use-category-auth.ts';

const { categories: texts } = adminMessages;

type CommandProps = { category: Category; attempt: CategoryAuth['attempt'] };

type CategoryActionsProps = CommandProps & {
  onEdit: () => void;
  /** Called when the category was copied. */
  onCopied: () => void;
};

/** View opens the lessons of the category; the other actions stay on this page. */
export function CategoryActions({ onEdit, onCopied, ...command }: CategoryActionsProps) {
  const title = categoryTitle(command.category);
  return (
    <Stack direction="row" spacing={0.5} sx={{ justifyContent: 'flex-end' }}>
      <IconAction
        title="View"
        label={`View ${title}`}
        component={Link}
        to={adminLessonsPath(command.category.id)}
      >
        <VisibilityOutlined />
      </IconAction>
      <IconAction title="Edit" label={`Edit ${title}`} onClick={onEdit}>
        <EditOutlined />
      </IconAction>
      <DuplicateButton {...command} onCopied={onCopied} />
      <DeleteButton {...command} />
    </Stack>
  );
}

/** What failed and why; `undefined` when the page itself says that the session is over. */
const failed = (title: string) => (error: unknown) =>
  isRefusedAccount(error) ? undefined : `${title}: ${reasonOf(error, messages.server.error)}`;

function DuplicateButton({ category, attempt, onCopied }: CommandProps & { onCopied: () => void }) {
  const { pending, run } = useCommand({
    send: () => attempt(() => duplicateCategory(category.id)),
    done: (title) => ({ text: adminMessageFor.categoryCreated(title) }),
    failed: failed(texts.createFailed),
    onDone: onCopied,
  });
  return (
    <IconAction
      title="Duplicate"
      label={`Duplicate ${categoryTitle(category)}`}
      pending={pending}
      onClick={run}
    >
      <ContentCopyOutlined />
    </IconAction>
  );
}

/** Deletes a category after a confirmation, and offers to undo it. */
function DeleteButton({ category, attempt }: CommandProps) {
  const { ask, dialog } = useConfirmedCommand({
    send: () => attempt(() => deleteCategory(category)),
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
  });
  const title = categoryTitle(category);
  return (
    <>
      <IconAction title="Delete" label={`Delete ${title}`} onClick={ask}>
        <DeleteOutlined />
      </IconAction>
      <ConfirmDialog {...dialog} question={texts.confirmDelete} confirm="Delete">
        <strong>{title}</strong> {deletedLessonsText(category.lessonsCount)}
      </ConfirmDialog>
    </>
  );
}

function deletedLessonsText(count: number): string {
  return count === 0 ? 'has no lessons.' : `and its ${pluralize(count, 'lesson')} are deleted.`;
}
