import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { isLessonId, isSubcategoryId } from '@padavu/domain/lesson';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/reply';
import { useState } from 'react';
import { z } from 'zod';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { useCommand } from '@/components/use-command.ts';
import { ApiError } from '@/lib/api.ts';
import { nameOf } from './lesson-rows.ts';
import { LessonServiceError, callLessonService, reasonOf } from './lesson-service.ts';

/** Restores what an audit entry says was deleted. @returns the message to show */
export type UndoDeletion = (auditId: string) => Promise<string>;

type DeleteLessonButtonProps = { lesson: Lesson; undo: UndoDeletion };

/** Deletes a lesson after a question, and offers to undo it. */
export function DeleteLessonButton({ lesson, undo }: DeleteLessonButtonProps) {
  const notify = useNotice();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const name = nameOf(lesson);

  const ask = () => {
    if (isLessonId(lesson.id)) setAsking(true);
    else notify({ severity: 'error', text: messages.lessons.unidentified });
  };
  const bringBack = async (auditId: string) => {
    try {
      notify({ severity: 'success', text: await undo(auditId) });
    } catch (error) {
      notify({
        severity: 'error',
        text: error instanceof ApiError ? error.message : messages.audit.undoFailed,
      });
    }
  };
  const { pending, run } = useCommand(async () => {
    try {
      const { message, auditId } = await deleteLesson(lesson);
      const action = { label: messages.audit.undo, run: () => void bringBack(auditId) };
      notify({ severity: 'success', text: message, action });
    } catch (error) {
      notify({ severity: 'error', text: `${messages.lessons.deleteFailed} ${reasonOf(error)}` });
    }
    close();
  });
  return (
    <>
      <Tooltip title="Delete" describeChild>
        <IconButton aria-label={`Delete ${name}`} onClick={ask}>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={asking}
        question={messages.lessons.confirmDelete}
        confirm="Delete"
        pending={pending}
        onConfirm={run}
        onCancel={close}
      >
        <strong>{name}</strong> goes with its texts and topics. Learners no longer find it.
      </ConfirmDialog>
    </>
  );
}

const Reply = dataReply(z.object({ auditId: z.string() }));

/**
 * Deletes a lesson.
 * @returns the message, and the id of the audit entry by which it can be undone
 */
async function deleteLesson({
  id,
  subcategoryId,
}: Pick<Lesson, 'id' | 'subcategoryId'>): Promise<{ message: string; auditId: string }> {
  if (!isLessonId(id)) throw new LessonServiceError(messages.lessons.unidentified);
  if (!isSubcategoryId(subcategoryId)) {
    throw new LessonServiceError(messages.validation.subcategoryIdInvalid);
  }
  const { message, data } = await callLessonService({
    method: 'DELETE',
    path: `/lessons/subcategory/${subcategoryId}/lesson/${id}`,
    reply: Reply,
  });
  return { message: message ?? messages.lessonService.deleted, auditId: data.auditId };
}
