import { describe, expect, it } from 'vitest';
import { LessonQuestion, messagesOf, questionReply } from './lesson-question.ts';

const at = new Date('2026-11-24T09:00:00Z');
const [devi, biju, rajan] = [
  { uid: 'devi', name: 'Devi  Menon' },
  { uid: 'biju', name: '' },
  { uid: 'rajan', name: 'Rajan Pillai' },
];
const anAnswer = (id: string, by: object, overrides: object = {}) => ({
  id: `answer${id}`,
  by,
  fromSchool: false,
  text: id,
  at,
  hidden: false,
  ...overrides,
});
const question = LessonQuestion.parse({
  id: 'question1',
  courseId: 1,
  lessonId: 21,
  subcategoryId: 11,
  lessonTitle: 'Budgeting',
  by: devi,
  text: 'Why?',
  askedAt: at,
  lastAt: at,
  waiting: true,
  answers: [
    anAnswer('01', biju),
    anAnswer('02', rajan, { fromSchool: true }),
    anAnswer('03', biju, { hidden: true }),
    'not an answer',
    anAnswer('04', devi),
  ],
  people: ['devi', 'biju', 'rajan'],
  reportedBy: ['biju', 'rajan'],
});

describe('a question as a learner sees it', () => {
  it('names learners by their given names, the school by its whole name, and hides what is hidden', () => {
    const visible = questionReply(question, 'biju');
    expect([visible.name, visible.own]).toEqual(['Devi', false]);
    expect(visible.answers.map(({ text, name, own }) => [text, name, own])).toEqual([
      ['01', '', true],
      ['02', 'Rajan Pillai', false],
      ['04', 'Devi', false],
    ]);
    expect(JSON.stringify(visible)).not.toMatch(/Menon|"uid"|reportedBy/);
  });
});

it('the messages of a person are their own and no others', () => {
  expect(messagesOf(question, 'devi')).toEqual([
    { questionId: 'question1', lessonId: 21, text: 'Why?', at },
    { questionId: 'question1', lessonId: 21, text: '04', at },
  ]);
  expect(messagesOf(question, 'biju').map(({ text }) => text)).toEqual(['01', '03']);
});
