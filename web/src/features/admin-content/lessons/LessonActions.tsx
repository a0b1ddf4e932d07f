import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Quiz from '@mui/icons-material/Quiz';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Stack from '@mui/material/Stack';
import type { Lesson } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { IconAction } from '@/components/IconAction.tsx';
import { useCommand } from '@/components/use-command.ts';
import { lessonTitle } from '@padavu/domain/course/lesson';
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
      <IconAction title="View" label={`View ${name}`} onClick={() => onEdit(lesson)}>
        <VisibilityOutlined />
      </IconAction>
      <IconAction title="Edit" label={`Edit ${name}`} onClick={() => onEdit(lesson)}>
        <EditOutlined />
      </IconAction>
      <IconAction title="Quiz" label={`Quiz of ${name}`} onClick={() => onQuiz(lesson)}>
        {lesson.quiz ? <Quiz /> : <QuizOutlined />}
      </IconAction>
      <IconAction title="Duplicate" label={`Duplicate ${name}`} pending={pending} onClick={run}>
        <ContentCopyOutlined />
      </IconAction>
      <DeleteLessonButton lesson={lesson} />
    </Stack>
  );
}
