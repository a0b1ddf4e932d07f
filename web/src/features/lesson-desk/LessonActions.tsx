import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { Lesson } from '@padavu/domain/lesson';
import type { ReactNode } from 'react';
import { DeleteLessonButton } from './DeleteLessonButton.tsx';
import type { UndoDeletion } from './DeleteLessonButton.tsx';
import { nameOf } from './lesson-rows.ts';
import { useDuplicated } from './use-duplicated.ts';

type LessonActionsProps = { lesson: Lesson; undo: UndoDeletion; onEdit: (lesson: Lesson) => void };

/** What can be done with a lesson; View opens the same dialog as Edit (specification 2.15). */
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
