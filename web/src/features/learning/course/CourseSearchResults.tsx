import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { messageFor } from '@padavu/domain/messages';
import { isLocked, stepsOf } from '@padavu/domain/course/outline';
import type { CategoryLessons, Step } from '@padavu/domain/course/outline';
import { heading as yourNotes } from '@padavu/domain/learning/note-texts';
import { notesByLesson } from '@padavu/domain/learning/notes-markdown';
import { inEveryLanguage, matchesSearch } from '@padavu/domain/values/search';
import { categoryTitle } from '@padavu/domain/course/category';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Announcement } from '@/components/Announcement.tsx';
import { CardGrid } from '@/components/CardGrid.tsx';
import { CountBadge } from '@/components/CountBadge.tsx';
import { StateView } from '@/components/StateView.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { lessonTitle } from '@padavu/domain/course/lesson';
import { lessonPath } from '@/lib/paths.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { useCourseSearch } from './CourseSearch.tsx';
import { useLearner } from '@/features/learning/learner-access.ts';
import { NoteList } from './NoteList.tsx';
import { useNotes } from '@/features/learning/notes.ts';
import * as texts from '@/features/learning/texts.ts';

type CourseSearchResultsProps = {
  courseId: number;
  outline: readonly CategoryLessons[];
  card: (category: CategoryLessons) => ReactNode;
};

/**
 * What the header's search finds in the course, in either language: categories, lessons by their title, text and
 * topics, and the learner's notes.
 */
export function CourseSearchResults({ courseId, outline, card }: CourseSearchResultsProps) {
  const { text, search } = useCourseSearch();
  const categories = outline.filter(({ category }) =>
    matchesSearch(text, ...inEveryLanguage(category, 'title', 'description')),
  );
  const lessons = stepsOf(outline).filter(({ lesson }) =>
    matchesSearch(text, ...inEveryLanguage(lesson, 'title', 'description', 'topics')),
  );
  const { uid } = useLearner();
  const { live } = useNotes(uid, courseId);
  const notedLessons = (live.state === 'ready' ? notesByLesson(live.data, outline) : [])
    .map(({ step, notes }) => ({ step, notes: notes.filter((note) => matchesSearch(text, note.text)) }))
    .filter(({ notes }) => notes.length > 0);
  const noteCount = notedLessons.reduce((sum, { notes }) => sum + notes.length, 0);
  const isEmpty = categories.length + lessons.length + noteCount === 0;
  return (
    <>
      <Announcement
        text={
          noteCount === 0
            ? fillPlaceholders(texts.found, { categories: categories.length, lessons: lessons.length })
            : fillPlaceholders(texts.foundWithNotes, {
                categories: categories.length,
                lessons: lessons.length,
                notes: noteCount,
              })
        }
      />
      <Stack spacing={5}>
        {categories.length > 0 && (
          <Results heading={texts.categories} count={categories.length}>
            <CardGrid>{categories.map(card)}</CardGrid>
          </Results>
        )}
        {lessons.length > 0 && (
          <Results heading={texts.lessons} count={lessons.length}>
            <FoundLessons steps={lessons} search={text} />
          </Results>
        )}
        {noteCount > 0 && (
          <Results heading={yourNotes} count={noteCount}>
            <NoteList lessons={notedLessons} />
          </Results>
        )}
        {isEmpty && (
          <StateView
            drawing="scene-empty"
            title={fillPlaceholders(texts.noMatch, { text: text.trim() })}
            action={
              <Button variant="outlined" onClick={() => search('')}>
                {texts.clearSearch}
              </Button>
            }
          />
        )}
      </Stack>
    </>
  );
}

function Results({ heading, count, children }: { heading: string; count: number; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', marginBottom: 2 }}>
        <Typography id={id} variant="h2">
          {heading}
        </Typography>
        <CountBadge label={count} />
      </Stack>
      {children}
    </Box>
  );
}

/** Lessons that a search has found, by their title, text or topics. */
function FoundLessons({ steps, search }: { steps: readonly Step[]; search: string }) {
  return (
    <Box
      component="ul"
      aria-label={texts.lessonsFound}
      sx={{ listStyle: 'none', margin: 0, padding: 0, borderTop: 1, borderColor: 'divider' }}
    >
      {steps.map(({ category, lesson }) => (
        <Box component="li" key={lesson.id} sx={{ paddingBlock: 2, borderBottom: 1, borderColor: 'divider' }}>
          <TextLink
            to={lessonPath(category.courseId, category.id, lesson.id)}
            sx={{ display: 'inline-block', paddingBlock: 0.75 }}
          >
            {lessonTitle(lesson)}
          </TextLink>
          <Typography variant="body2" color="textSecondary">
            {messageFor.dayTab(lesson.day)} · {categoryTitle(category)}
            {isLocked(lesson, serverNow()) && ` · ${learnerMessages.opens.locked}`}
          </Typography>
          <MatchingTopics topics={lesson.topics} search={search} />
        </Box>
      ))}
    </Box>
  );
}

function MatchingTopics({ topics, search }: { topics: readonly string[]; search: string }) {
  const matching = topics.filter((topic) => matchesSearch(search, topic));
  if (matching.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ marginTop: 0.5 }}>
      {learnerMessages.lessonViewer.topics}: {matching.join(', ')}
    </Typography>
  );
}
