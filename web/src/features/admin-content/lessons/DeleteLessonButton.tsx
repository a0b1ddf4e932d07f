import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { isLessonId } from '@padavu/domain/course/lesson';
import type { Lesson } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { IconAction } from '@/components/IconAction.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { useConfirmedCommand } from '@/components/use-command.ts';
import { undoOf } from '@/features/audit-log/api.ts';
import { lessonTitle } from '@padavu/domain/course/lesson';
import { deleteLesson, lessonProblem } from './api.ts';

/** Deletes a lesson after a confirmation, and offers to undo it. */
export function DeleteLessonButton({ lesson }: { lesson: Lesson }) {
  const notify = useNotice();
  const name = lessonTitle(lesson);

  const { ask, dialog } = useConfirmedCommand({
    send: () => deleteLesson(lesson),
    done: ({ message, auditId }) => ({ text: message, undo: undoOf(auditId) }),
    failed: (error) => `${adminMessages.lessons.deleteFailed} ${lessonProblem(error)}`,
  });
  const openDialog = () => {
    if (isLessonId(lesson.id)) ask();
    else notify({ severity: 'error', text: adminMessages.lessons.unidentified });
  };
  return (
    <>
      <IconAction title="Delete" label={`Delete ${name}`} onClick={openDialog}>
        <DeleteOutlined />
      </IconAction>
      <ConfirmDialog {...dialog} question={adminMessages.lessons.confirmDelete} confirm="Delete">
        <strong>{name}</strong> goes with its texts and topics. Learners no longer find it.
      </ConfirmDialog>
    </>
  );
}
