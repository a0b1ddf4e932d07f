import { z } from 'zod';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { questionLimits } from './question-limits.ts';
import { EntityId } from './route-id.ts';
import {
  storedEntries,
  storedFlag,
  storedMoment,
  storedPerson,
  storedReference,
  storedText,
  storedTexts,
} from './stored.ts';

/** Where questions under lessons live, with their answers. Administrators read them; learners ask the API. */
export const questionsCollection = 'questions';

const most = questionLimits;

/** The id of a question or an answer, as devices make them. */
export const messageId = /^[a-z][a-z0-9]{7,39}$/;

/** One answer, by another learner of the course or by the school. */
export const QuestionAnswer = z.object({
  id: z.string().regex(messageId),
  by: storedPerson(),
  fromSchool: storedFlag(false),
  text: storedText(most.text),
  at: storedMoment(),
  hidden: storedFlag(false),
});
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

/** The document `questions/{questionId}`. */
export const LessonQuestion = z.object({
  id: z.string(),
  courseId: storedReference(),
  lessonId: storedReference(),
  subcategoryId: storedReference(),
  /** What the lesson was called when it was asked. */
  lessonTitle: storedText(limits.stored.label),
  by: storedPerson(),
  text: storedText(most.text),
  askedAt: storedMoment(),
  /** When something was last written to it: what lists are in the order of. */
  lastAt: storedMoment(),
  /** Whether a learner wrote last, and the school has not looked at it since. */
  waiting: storedFlag(true),
  /** Who has reported it since the school last looked, by uid. */
  reportedBy: storedTexts(most.reports, limits.stored.id),
  reported: storedFlag(false),
  /** Stands before the others. */
  pinned: storedFlag(false),
  /** Learners do not see it. */
  hidden: storedFlag(false),
  /** Learners answer it no more. */
  closed: storedFlag(false),
  answers: storedEntries(QuestionAnswer, most.answers),
  /** Everybody who is in it, by uid: whom it belongs to when a person is erased. */
  people: storedTexts(1 + most.answers + most.reports, limits.stored.id),
});
export type LessonQuestion = z.infer<typeof LessonQuestion>;

/** What a learner of the course sees of a message: the given name of who wrote it, and never who that is. */
const Message = z.object({
  id: z.string(),
  name: z.string(),
  fromSchool: z.boolean(),
  /** Whether the reader wrote it. */
  own: z.boolean(),
  text: z.string(),
  at: instant,
});

/** A question as learners of the course see it. */
export const ShownQuestion = Message.extend({
  pinned: z.boolean(),
  closed: z.boolean(),
  answers: z.array(Message),
});
export type ShownQuestion = z.infer<typeof ShownQuestion>;

/** A page of the questions under a lesson. */
export const ShownQuestions = z.object({
  lessonId: EntityId,
  questions: z.array(ShownQuestion),
  /** What to ask for the next page by; `null` for none. */
  next: z.string().nullable(),
});
export type ShownQuestions = z.infer<typeof ShownQuestions>;

/** The first of somebody's names, which is all that other learners read. */
const givenName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** A question as one reader sees it; nothing of what is hidden. */
export function shownQuestion(question: LessonQuestion, readerUid: string): ShownQuestion {
  const shown = (message: Pick<QuestionAnswer, 'id' | 'by' | 'text' | 'at' | 'fromSchool'>) => ({
    id: message.id,
    name: message.fromSchool ? message.by.name : givenName(message.by.name),
    fromSchool: message.fromSchool,
    own: message.by.uid === readerUid,
    text: message.text,
    at: message.at,
  });
  return {
    ...shown({ ...question, at: question.askedAt, fromSchool: false }),
    pinned: question.pinned,
    closed: question.closed,
    answers: question.answers.filter(({ hidden }) => !hidden).map(shown),
  };
}

/** The question without somebody who is erased; `null` for one that they asked. What they wrote for the school stays, without a name. */
export function withoutAuthor(
  question: LessonQuestion,
  uid: string,
  erasedName: string,
): LessonQuestion | null {
  if (question.by.uid === uid) return null;
  const nobody = { uid: '', name: erasedName };
  return {
    ...question,
    answers: question.answers.flatMap((answer) => {
      if (answer.by.uid !== uid) return [answer];
      return answer.fromSchool ? [{ ...answer, by: nobody }] : [];
    }),
    reportedBy: question.reportedBy.filter((one) => one !== uid),
    people: question.people.filter((one) => one !== uid),
  };
}

/** What one person wrote of it, as they are handed it. */
export function messagesOf(question: LessonQuestion, uid: string): Record<string, unknown>[] {
  const { id, lessonId, by, text, askedAt } = question;
  const asked = by.uid === uid ? [{ questionId: id, lessonId, text, at: askedAt }] : [];
  const answered = question.answers
    .filter((answer) => answer.by.uid === uid)
    .map((answer) => ({ questionId: id, lessonId, text: answer.text, at: answer.at }));
  return [...asked, ...answered];
}
