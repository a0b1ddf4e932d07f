import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { clockTime } from '@padavu/domain/values/clock-time';
import { messageFor } from '@padavu/domain/messages';
import { lessonGone } from '@padavu/domain/learning/note-texts';
import type { ListedNote } from '@padavu/domain/learning/notes';
import type { NotesOfLesson } from '@padavu/domain/learning/notes-markdown';
import type { Step } from '@padavu/domain/course/outline';
import { TextLink } from '@/components/TextLink.tsx';
import { lessonTitle } from '@padavu/domain/course/lesson';
import { lessonPath } from '@/lib/paths.ts';
import { secondParameter } from '@/features/learning/lesson-address.ts';
import * as texts from '@/features/learning/texts.ts';

/** A list of notes, each with a link to its lesson and position. */
export function NoteList({ lessons }: { lessons: readonly NotesOfLesson[] }) {
  return (
    <Box
      component="ul"
      aria-label={texts.notes}
      sx={{ listStyle: 'none', margin: 0, padding: 0, borderTop: 1, borderColor: 'divider' }}
    >
      {lessons.flatMap(({ step, notes }) =>
        notes.map((note) => (
          <Box component="li" key={note.id} sx={{ paddingBlock: 2, borderBottom: 1, borderColor: 'divider' }}>
            <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '68ch' }}>{note.text}</Typography>
            <Typography variant="body2" color="textSecondary" component="p">
              {step ? <NotePosition step={step} note={note} /> : lessonGone}
            </Typography>
          </Box>
        )),
      )}
    </Box>
  );
}

function NotePosition({ step: { category, lesson }, note }: { step: Step; note: ListedNote }) {
  const address = lessonPath(category.courseId, category.id, lesson.id);
  const title = lessonTitle(lesson);
  return (
    <TextLink
      to={note.second === undefined ? address : `${address}?${secondParameter}=${note.second}`}
      sx={{ display: 'inline-block', paddingBlock: 0.75 }}
    >
      {messageFor.dayTab(lesson.day)}: {title}
      {note.second !== undefined && ` · ${clockTime(note.second)}`}
    </TextLink>
  );
}
