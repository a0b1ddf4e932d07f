import { z } from 'zod';
import { instant } from '@padavu/domain/values/instant';
import { limits } from '@padavu/domain/limits';
import { questionLimits } from './question-limits.ts';
import { EntityId } from '@padavu/domain/values/route-id';
import {
  storedEntries,
  storedFlag,
  storedMoment,
  storedPerson,
  storedReference,
  storedText,
  storedTexts,
} from '@padavu/domain/stored';

/** Questions under lessons, with their answers. Administrators read the collection; learners use the API. */
export const questionsCollection = 'questions';

/** The id of a question or an answer. Devices create it. */
export const messageId = /^[a-z][a-z0-9]{7,39}$/;

/** One answer, by another learner of the course or by the school. */
export const QuestionAnswer = z.object({
  id: z.string().regex(messageId),
  by: storedPerson(),
  fromSchool: storedFlag(false),
  text: storedText(questionLimits.text),
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
  /** The lesson's title when the question was asked. */
  lessonTitle: storedText(limits.stored.label),
  by: storedPerson(),
  text: storedText(questionLimits.text),
  askedAt: storedMoment(),
  /** When something was last written to the question. Lists are sorted by it. */
  lastAt: storedMoment(),
  /** Whether a learner wrote last, and the school has not dealt with it since. */
  waiting: storedFlag(true),
  /** The uids of those who have reported it since the school last reviewed it. */
  reportedBy: storedTexts(questionLimits.reports, limits.stored.id),
  reported: storedFlag(false),
  /** Whether it is listed before the others. */
  pinned: storedFlag(false),
  /** Whether learners do not see it. */
  hidden: storedFlag(false),
  /** Whether learners can no longer answer it. */
  closed: storedFlag(false),
  answers: storedEntries(QuestionAnswer, questionLimits.answers),
  /** The uids of everybody who asked, answered or reported, so that the erasure of a person finds it. */
  people: storedTexts(1 + questionLimits.answers + questionLimits.reports, limits.stored.id),
});
export type LessonQuestion = z.infer<typeof LessonQuestion>;

/** A message as learners of the course see it: with the author's given name, and without the uid. */
const Message = z.object({
  id: z.string(),
  name: z.string(),
  fromSchool: z.boolean(),
  /** Whether the caller wrote it. */
  own: z.boolean(),
  text: z.string(),
  at: instant,
});

/** A question as learners of the course see it. */
export const LessonQuestionReply = Message.extend({
  pinned: z.boolean(),
  closed: z.boolean(),
  answers: z.array(Message),
});
export type LessonQuestionReply = z.infer<typeof LessonQuestionReply>;

/** A page of the questions under a lesson. */
export const LessonQuestionsReply = z.object({
  lessonId: EntityId,
  questions: z.array(LessonQuestionReply),
  /** The cursor of the next page; `null` for none. */
  next: z.string().nullable(),
});
export type LessonQuestionsReply = z.infer<typeof LessonQuestionsReply>;

/** The first word of a name. Other learners see no more of it. */
const givenName = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** A question as one learner sees it, without hidden answers. */
export function questionReply(question: LessonQuestion, readerUid: string): LessonQuestionReply {
  const toMessage = (message: Pick<QuestionAnswer, 'id' | 'by' | 'text' | 'at' | 'fromSchool'>) => ({
    id: message.id,
    name: message.fromSchool ? message.by.name : givenName(message.by.name),
    fromSchool: message.fromSchool,
    own: message.by.uid === readerUid,
    text: message.text,
    at: message.at,
  });
  return {
    ...toMessage({ ...question, at: question.askedAt, fromSchool: false }),
    pinned: question.pinned,
    closed: question.closed,
    answers: question.answers.filter(({ hidden }) => !hidden).map(toMessage),
  };
}

/** The messages of one person in a question, for the export of the person's data. */
export function messagesOf(question: LessonQuestion, uid: string): Record<string, unknown>[] {
  const { id, lessonId, by, text, askedAt } = question;
  const questions = by.uid === uid ? [{ questionId: id, lessonId, text, at: askedAt }] : [];
  const answers = question.answers
    .filter((answer) => answer.by.uid === uid)
    .map((answer) => ({ questionId: id, lessonId, text: answer.text, at: answer.at }));
  return [...questions, ...answers];
}
