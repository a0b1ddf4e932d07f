import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import * as texts from '@padavu/domain/learning/note-texts';
import { fileName, notesByLesson, notesMarkdown } from '@padavu/domain/learning/notes-markdown';
import type { CategoryLessons } from '@padavu/domain/course/outline';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { saveFile } from '@/lib/save-file.ts';
import { useLearner } from '@/features/learning/learner-access.ts';
import { NoteList } from './NoteList.tsx';
import { useNotes } from '@/features/learning/notes.ts';

type CourseNotesProps = { course: Course; outline: readonly CategoryLessons[] };

/** All of the learner's notes on a course, with a button that saves them as a file. */
export function CourseNotes({ course, outline }: CourseNotesProps) {
  const { uid } = useLearner();
  const { live, retry } = useNotes(uid, course.id);
  return (
    <Panel title={texts.heading}>
      <QueryState query={live} loading={texts.loading} failed={() => texts.failed} onRetry={retry}>
        {({ data: notes }) => {
          const lessons = notesByLesson(notes, outline);
          if (lessons.length === 0) return <Typography color="textSecondary">{texts.none}</Typography>;
          return (
            <>
              <NoteList lessons={lessons} />
              <Button
                variant="outlined"
                sx={{ alignSelf: 'start' }}
                onClick={() =>
                  saveFile(
                    fillPlaceholders(texts.file, { course: fileName(courseTitle(course)) || course.id }),
                    notesMarkdown(courseTitle(course), lessons),
                    'text/markdown;charset=utf-8',
                  )
                }
              >
                {texts.saveAll}
              </Button>
            </>
          );
        }}
      </QueryState>
    </Panel>
  );
}
