import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { dataReply } from '@padavu/domain/reply';
import type { ReactNode } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import { useCommand } from '@/components/use-command.ts';
import { DeleteLessonButton } from './DeleteLessonButton.tsx';
import type { UndoDeletion } from './DeleteLessonButton.tsx';
import { nameOf } from './lesson-rows.ts';
import { callLessonService, reasonOf } from './lesson-service.ts';

type LessonActionsProps = { lesson: Lesson; undo: UndoDeletion; onEdit: (lesson: Lesson) => void };

/** The actions of a lesson. View opens the same dialog as Edit. */
export function LessonActions({ lesson, undo, onEdit }: LessonActionsProps) {
  const { pending, run } = useDuplicated(lesson);
  const name = nameOf(lesson);
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Action label={`View ${name}`} title="View" onClick={() => onEdit(lesson)}>
        <VisibilityOutlined />
      </Action>
      <Action label={`Edit ${name}`} title="Edit" onClick={() => onEdit(lesson)}>
        <EditOutlined />
      </Action>
      <Action label={`Duplicate ${name}`} title="Duplicate" onClick={run} isBusy={pending}>
        <ContentCopyOutlined />
      </Action>
      <DeleteLessonButton lesson={lesson} undo={undo} />
    </Stack>
  );
}

type ActionProps = {
  label: string;
  title: string;
  onClick: () => void;
  isBusy?: boolean;
  children: ReactNode;
};

function Action({ label, title, onClick, isBusy = false, children }: ActionProps) {
  return (
    <Tooltip title={title} describeChild>
      <IconButton aria-label={label} aria-busy={isBusy} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

/** Copies a lesson and reports the outcome. */
function useDuplicated(lesson: Lesson) {
  const notify = useNotice();
  return useCommand(async () => {
    try {
      const { day, title } = await duplicateLesson(lesson);
      notify({ severity: 'success', text: `${messages.lessons.duplicated} “${title}” is on day ${day}.` });
    } catch (error) {
      notify({ severity: 'error', text: `${messages.lessons.duplicateFailed} ${reasonOf(error)}` });
    }
  });
}

const Reply = dataReply(Lesson);

/** Copies a lesson to the next free day of its category. */
async function duplicateLesson({ id, subcategoryId }: Pick<Lesson, 'id' | 'subcategoryId'>): Promise<Lesson> {
  const { data } = await callLessonService({
    method: 'POST',
    path: `/lessons/subcategory/${subcategoryId}/lesson/${id}/duplicate`,
    reply: Reply,
  });
  return data;
}
