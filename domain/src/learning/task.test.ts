import { describe, expect, it } from 'vitest';
import { ownWork, Submission, WorkAnswer } from './task.ts';

const at = new Date('2026-11-24T09:00:00Z');
const devi = { uid: 'devi', name: 'Devi Menon' };
const rajan = { uid: 'rajan', name: 'Rajan Pillai' };
const work = Submission.parse({
  id: 'devi_21',
  by: devi,
  courseId: 1,
  lessonId: 21,
  subcategoryId: 11,
  lessonTitle: 'Budgeting',
  state: 'returned',
  hasPicture: true,
  lastAt: at,
  turns: [
    { fromSchool: false, by: devi, text: 'My budget', at },
    { fromSchool: true, by: rajan, text: 'Add the rent', at },
    'not a message',
  ],
  people: ['devi', 'rajan'],
});

describe('work that a learner handed in', () => {
  it('is shown to the learner with names, and without ids of people', () => {
    const own = ownWork(work);
    expect(own.turns.map(({ fromSchool, name, text }) => [fromSchool, name, text])).toEqual([
      [false, 'Devi Menon', 'My budget'],
      [true, 'Rajan Pillai', 'Add the rent'],
    ]);
    expect(JSON.stringify(own)).not.toContain('uid');
  });
});

it.each([
  [true, { state: 'done' }],
  [true, { state: 'again', text: 'Add the rent' }],
  [false, { state: 'again', text: ' ' }],
])('whether an answer to work is accepted is %o for %o', (isAccepted, answer) => {
  const lastAt = '2026-11-24T09:00:00Z';
  expect(WorkAnswer.safeParse({ ...answer, lastAt }).success).toBe(isAccepted);
});
