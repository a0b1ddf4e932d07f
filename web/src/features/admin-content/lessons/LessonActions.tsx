import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Quiz from '@mui/icons-material/Quiz';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { Lesson } from '@padavu/domain/lesson';
import { adminMessages } from '@padavu/domain/admin-messages';
import type { ReactNode } from 'react';
import { useCommand } from '@/components/use-command.ts';
import { lessonTitle } from '@/features/course-content/lesson-title.ts';
import { DeleteLessonButton } from './DeleteLessonButton.tsx';
import { duplicateLesson, lessonProblem } from './api.ts';

type LessonActionsProps = {
  lesson: Lesson;
  onEdit: (lesson: Lesson) => void;
  onQuiz: (lesson: Lesson) => void;
};

/** The actions of a lesson. View opens the same dialog as Edit. */
export function LessonActions({ lesson, onEdit, onQuiz }: LessonActionsProps) {
  const { pending, run } = useCommand({
    send: () => duplicateLesson(lesson),
    done: ({ day, title }) => ({ text: `${adminMessages.lessons.duplicated} “${title}” is on day ${day}.` }),
    failed: (error) => `${adminMessages.lessons.duplicateFailed} ${lessonProblem(error)}`,
  });
  const name = lessonTitle(lesson);
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Action label={`View ${name}`} title="View" onClick={() => onEdit(lesson)}>
        <VisibilityOutlined />
      </Action>
      <Action label={`Edit ${name}`} title="Edit" onClick={() => onEdit(lesson)}>
        <EditOutlined />
      </Action>
      <Action label={`Quiz of ${name}`} title="Quiz" onClick={() => onQuiz(lesson)}>
        {lesson.quiz ? <Quiz /> : <QuizOutlined />}
      </Action>
      <Action label={`Duplicate ${name}`} title="Duplicate" onClick={run} isBusy={pending}>
        <ContentCopyOutlined />
      </Action>
      <DeleteLessonButton lesson={lesson} />
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
