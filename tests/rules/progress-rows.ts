import { aLessonProgress, aProgress, someMoment } from '../support/builders.ts';
import { everyone, type Person } from './support/rules-environment.ts';
import { nobody, type Row } from './row.ts';
import { learnersProgress, mostMarks, newAnswers, quizLessons, quizResults, taskStandings } from './seed.ts';

const minute = 60_000;
const earlier = new Date(someMoment.getTime() - minute);
const later = new Date(someMoment.getTime() + minute);
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);

/** What the page of a lesson merges into the document; `lessons` contains the mark of that one lesson. */
const markOn = (lesson: number, overrides: Record<string, unknown> = {}) => ({
  lessons: { [lesson]: { ...aLessonProgress({ at: later }), ...overrides } },
  lastLessonId: lesson,
  lastSubcategoryId: 1,
});

const lastOpened = { lastLessonId: 1, lastSubcategoryId: 1 };
const bothLessons = { 1: aLessonProgress({ at: later }), 2: aLessonProgress({ at: later }) };

/** Everyone's attempt on their own document of one course. Only `learner` has such a document, in course 1. */
function ownRow(title: string, courseId: string, data: () => object, allowed: readonly Person[]): Row {
  return {
    title: `${title} in their own progress of course ${courseId}`,
    collection: 'users/progress',
    operation: 'create',
    attempt: (store, uid) => store.doc(`users/${uid}/progress/${courseId}`).set(data(), { merge: true }),
    allowed,
    tries: everyone,
  };
}

/** A row for what the learner of course 1 merges into an existing document. */
function mergeRow(title: string, may: 'may' | 'may not', data: () => object): Row {
  return {
    title: `merge ${title}`,
    collection: 'users/progress',
    operation: 'update',
    attempt: (store) => store.doc('users/learner/progress/1').set(data(), { merge: true }),
    allowed: may === 'may' ? ['learner'] : nobody,
    tries: ['learner'],
  };
}

export const progressRows: readonly Row[] = [
  ownRow('mark a lesson as complete', '1', () => markOn(1), ['learner', 'otherLearner']),
  ownRow('mark a lesson as complete', '2', () => markOn(1), ['learnerElsewhere', 'movedLearner']),
  ownRow('mark a lesson as complete', '3', () => markOn(1), ['learnerOfADraft']),
  ownRow('mark a lesson as complete', '9', () => markOn(1), nobody),
  ownRow('mark a lesson as complete', 'null', () => markOn(1), nobody),
  ownRow('mark two lessons at once', '1', () => aProgress({ lessons: bothLessons }), nobody),
  ownRow(
    'pass a quiz',
    '1',
    () => ({ ...lastOpened, quizzes: { 1: quizResults[quizLessons.passed] } }),
    nobody,
  ),
  ownRow('write only the last lesson', '1', () => lastOpened, ['learner', 'otherLearner']),

  mergeRow('a first mark on another lesson', 'may', () => markOn(2)),
  mergeRow('a later mark', 'may', () => markOn(1, { complete: false })),
  mergeRow('a position alone for a lesson with a mark', 'may', () => ({
    ...lastOpened,
    lessons: { 1: { position: 120 } },
  })),
  mergeRow('a mark without a position', 'may', () => ({
    ...lastOpened,
    lastLessonId: 2,
    lessons: { 2: { complete: true, at: later } },
  })),
  mergeRow('a mark by a clock four minutes fast', 'may', () => markOn(2, { at: fromNow(4 * minute) })),
  mergeRow('the last lesson alone', 'may', () => ({ ...lastOpened, lastLessonId: 2, lastAt: later })),
  mergeRow('the last lesson without a time', 'may', () => ({ ...lastOpened, lastLessonId: 2 })),

  mergeRow('an earlier mark that arrives late', 'may not', () => markOn(1, { at: earlier })),
  mergeRow('a mark by a clock six minutes fast', 'may not', () => markOn(2, { at: fromNow(6 * minute) })),
  mergeRow('a mark whose time is text', 'may not', () => markOn(2, { at: later.toISOString() })),
  mergeRow('a mark whose time is a number', 'may not', () => markOn(2, { at: later.getTime() })),
  mergeRow('a mark without a time', 'may not', () => ({
    ...markOn(2),
    lessons: { 2: { complete: true } },
  })),
  mergeRow('a mark whose "complete" is text', 'may not', () => markOn(2, { complete: 'yes' })),
  mergeRow('a mark whose "complete" is missing', 'may not', () => ({
    ...markOn(2),
    lessons: { 2: { at: later } },
  })),
  mergeRow('a position below zero', 'may not', () => markOn(2, { position: -1 })),
  mergeRow('a position that is text', 'may not', () => markOn(2, { position: '90' })),
  mergeRow('a position that is null', 'may not', () => markOn(2, { position: null })),
  mergeRow('a mark with an unknown field', 'may not', () => markOn(2, { note: 'hello' })),
  mergeRow('a mark that is not a map', 'may not', () => ({ ...markOn(2), lessons: { 2: true } })),
  mergeRow('lessons that are not a map', 'may not', () => ({ ...lastOpened, lessons: 'all' })),
  mergeRow('marks on two lessons', 'may not', () => ({ ...lastOpened, lessons: bothLessons })),
  mergeRow('a mark on a lesson that is not the last', 'may not', () => ({
    ...markOn(2),
    lastLessonId: 1,
  })),
  mergeRow('the completion of a lesson whose quiz is not passed', 'may not', () => markOn(quizLessons.open)),
  mergeRow('a position in a lesson whose quiz is not passed', 'may', () =>
    markOn(quizLessons.open, { complete: false, position: 120 }),
  ),
  mergeRow('the completion of a lesson whose quiz is passed', 'may', () => markOn(quizLessons.passed)),
  mergeRow('a mark on a lesson that was complete before it had a quiz', 'may', () =>
    markOn(quizLessons.completeBefore),
  ),
  mergeRow('the completion of a deleted lesson', 'may', () => markOn(quizLessons.gone)),
  mergeRow('a better result of a quiz', 'may not', () => ({
    ...lastOpened,
    quizzes: { [quizLessons.passed]: { best: 100 } },
  })),
  mergeRow('a result of another quiz', 'may not', () => ({
    ...lastOpened,
    quizzes: { [quizLessons.open]: quizResults[quizLessons.passed] },
  })),
  mergeRow('a new answer to a question', 'may not', () => ({
    ...lastOpened,
    answered: { question2: { lessonId: 1, subcategoryId: 1, at: later } },
  })),
  mergeRow('the hiding of the week', 'may not', () => ({ ...lastOpened, weekHidden: true })),
  mergeRow('the state of a task', 'may not', () => ({
    ...lastOpened,
    tasks: { 1: { state: 'done', at: later } },
  })),
  mergeRow('an unknown field', 'may not', () => ({ ...lastOpened, percent: 100 })),
  mergeRow('a last lesson that is not a whole number', 'may not', () => ({
    ...lastOpened,
    lastLessonId: 1.5,
  })),
  mergeRow('a last lesson that is text', 'may not', () => ({ ...lastOpened, lastLessonId: '1' })),
  mergeRow('the last lesson 0', 'may not', () => ({ ...lastOpened, lastLessonId: 0 })),
  mergeRow('a last lesson of 15 digits', 'may', () => ({ ...lastOpened, lastLessonId: 999_999_999_999_999 })),
  mergeRow('a last lesson of 16 digits', 'may not', () => ({
    ...lastOpened,
    lastLessonId: 1_000_000_000_000_000,
  })),
  mergeRow('a last lesson opened in six minutes', 'may not', () => ({
    ...lastOpened,
    lastAt: fromNow(6 * minute),
  })),
  mergeRow('a last lesson whose time is text', 'may not', () => ({
    ...lastOpened,
    lastAt: later.toISOString(),
  })),
  mergeRow('a last category that is not a whole number', 'may not', () => ({
    ...lastOpened,
    lastSubcategoryId: 1.5,
  })),
  mergeRow('the last category 0', 'may not', () => ({ ...lastOpened, lastSubcategoryId: 0 })),
  mergeRow('a last category of 16 digits', 'may not', () => ({
    ...lastOpened,
    lastSubcategoryId: 1_000_000_000_000_000,
  })),
  {
    ...mergeRow('', 'may not', () => ({})),
    title: 'write one mark more than the limit',
    attempt: (store) => store.doc('users/byDates/progress/5').set(markOn(mostMarks + 1), { merge: true }),
    tries: ['byDates'],
  },
  {
    ...mergeRow('', 'may', () => ({})),
    title: 'change a mark at the limit',
    attempt: (store) => store.doc('users/byDates/progress/5').set(markOn(mostMarks), { merge: true }),
    allowed: ['byDates'],
    tries: ['byDates'],
  },
  {
    ...mergeRow('', 'may not', () => ({})),
    title: 'replace the document by one without the lesson that was complete',
    attempt: (store) =>
      store
        .doc('users/learner/progress/1')
        .set({ ...markOn(2), quizzes: quizResults, answered: newAnswers, tasks: taskStandings }),
  },
  {
    ...mergeRow('', 'may not', () => ({})),
    title: 'replace the document by one without the last lesson',
    attempt: (store) =>
      store.doc('users/learner/progress/1').set({
        lessons: learnersProgress.lessons,
        quizzes: quizResults,
        answered: newAnswers,
        tasks: taskStandings,
      }),
  },
  {
    ...mergeRow('', 'may not', () => ({})),
    title: 'delete their own progress',
    operation: 'delete',
    attempt: (store) => store.doc('users/learner/progress/1').delete(),
  },
];
