import { limits } from '@padavu/domain/limits';
import { noteMessages } from '@padavu/domain/learning/note-messages';
import { Note, notesPath } from '@padavu/domain/learning/notes';
import { dataReply } from '@padavu/domain/api/reply';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { someMoment } from '../support/builders.ts';
import { storeCourseWithLessons } from '../support/content.ts';

const NoteReply = dataReply(Note.extend({ id: z.string() }));
const NotesReply = dataReply(
  z.object({ courseId: z.number(), notes: z.array(Note.extend({ id: z.string() })) }),
);

const list = async ({ token }: SignedIn) =>
  (await api('GET', '/users/me/notes', { token })).as(NotesReply).data;
const save = ({ token }: SignedIn, id: string, body: object) =>
  api('PUT', `/users/me/notes/${id}`, { token, body });
const anId = () => `note${uniqueWord().toLowerCase().slice(0, 12)}`;

/** A learner of a course, and the id of one of its lessons. */
async function aLearnerWithALesson() {
  const { course, lessonIds } = await storeCourseWithLessons(1);
  const [lessonId = 0] = lessonIds;
  return { learner: await aLearner({ courseId: course.id }), courseId: course.id, lessonId };
}

const aText = (lessonId: number, overrides: object = {}) => ({
  lessonId,
  second: 90,
  text: ' Ask three customers first. ',
  replaces: null,
  ...overrides,
});

describe('the notes of a learner', () => {
  it('are written, changed, listed in the order of the video, and deleted', async () => {
    const { learner, courseId, lessonId } = await aLearnerWithALesson();
    expect(await list(learner)).toEqual({ courseId, notes: [] });
    const [one, other] = [anId(), anId()];
    const saved = (await save(learner, one, aText(lessonId))).as(NoteReply).data;
    expect(saved).toMatchObject({ id: one, lessonId, second: 90, text: 'Ask three customers first.' });
    await save(learner, other, aText(lessonId, { second: 3, text: 'Before.' }));
    const changed = (
      await save(learner, one, aText(lessonId, { text: 'Ask five.', second: undefined, replaces: saved.at }))
    ).as(NoteReply).data;
    expect(changed.at > saved.at).toBe(true);
    expect((await list(learner)).notes.map(({ text }) => text)).toEqual(['Ask five.', 'Before.']);
    expect((await db.doc(notesPath(learner.uid, courseId)).get()).get(`notes.${one}.second`)).toBeUndefined();
    await save(learner, one, aText(lessonId, { text: '', replaces: changed.at }));
    expect((await list(learner)).notes.map(({ id }) => id)).toEqual([other]);
  });

  it('are refused under the name of a property of all objects, because nobody could change them', async () => {
    const { learner, lessonId } = await aLearnerWithALesson();
    for (const id of ['constructor', 'Note-1']) {
      const { status, refusal } = await save(learner, id, aText(lessonId));
      expect([status, refusal().errors?.[0]?.path]).toEqual([400, 'noteId']);
    }
    expect((await list(learner)).notes).toEqual([]);
  });

  it('are new without the version that they replace', async () => {
    const { learner, lessonId } = await aLearnerWithALesson();
    expect((await save(learner, anId(), { lessonId, text: 'Ask three customers first.' })).status).toBe(200);
    expect((await list(learner)).notes).toHaveLength(1);
  });

  it('answer a repeated call as before, and 409 to a call that replaces an older version', async () => {
    const { learner, lessonId } = await aLearnerWithALesson();
    const id = anId();
    const first = (await save(learner, id, aText(lessonId))).as(NoteReply).data;
    expect((await save(learner, id, aText(lessonId))).as(NoteReply).data).toEqual(first);
    await save(learner, id, aText(lessonId, { text: 'Mine.', replaces: first.at }));
    const late = await save(learner, id, aText(lessonId, { text: 'Theirs.', replaces: first.at }));
    expect([late.status, late.refusal().code, late.refusal().message]).toEqual([
      409,
      'note-changed',
      noteMessages.changed,
    ]);
    expect((await list(learner)).notes.map(({ text }) => text)).toEqual(['Mine.']);
  });

  it('keep one of several changes that replace the same version at the same time', async () => {
    const { learner, lessonId } = await aLearnerWithALesson();
    const id = anId();
    const first = (await save(learner, id, aText(lessonId))).as(NoteReply).data;
    const replies = await Promise.all(
      ['A', 'B', 'C', 'D'].map((text) => save(learner, id, aText(lessonId, { text, replaces: first.at }))),
    );
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    const keptText = replies.find(({ status }) => status === 200)?.as(NoteReply).data.text;
    expect((await list(learner)).notes.map(({ text }) => text)).toEqual([keptText]);
  });

  it.each([
    ['a text that is too long', { text: 'A'.repeat(limits.note.text + 1) }, 'text'],
    ['a second before the start', { second: -1 }, 'second'],
    ['a version that is not a time', { replaces: 'yesterday' }, 'replaces'],
    ['a lesson of another course', { lessonId: 987_654_321 }, 'lessonId'],
  ])('refuse %s', async (_what, wrong, field) => {
    const { learner, lessonId } = await aLearnerWithALesson();
    const refusal = await save(learner, anId(), aText(lessonId, wrong));
    expect([refusal.status, refusal.refusal().errors?.map(({ path }) => path)]).toEqual([400, [field]]);
    expect((await list(learner)).notes).toEqual([]);
  });

  it('are limited in number, and are listed without those that are not valid', async () => {
    const { learner, courseId, lessonId } = await aLearnerWithALesson();
    const notes = Object.fromEntries(
      Array.from({ length: limits.note.perCourse - 1 }, (_, index) => [
        `note${10_000 + index}`,
        { lessonId, text: `${index}`, at: someMoment },
      ]),
    );
    await db.doc(notesPath(learner.uid, courseId)).set({
      changed: '',
      notes: { ...notes, odd: 'not a note', older: { ...notes['note10000'], second: 'x' } },
    });
    expect((await list(learner)).notes).toHaveLength(limits.note.perCourse);
    const full = await save(learner, anId(), aText(lessonId));
    expect([full.status, full.refusal().code]).toEqual([409, 'too-many-notes']);
  });

  it('may be added again after one was deleted, though deleted ones are stored', async () => {
    const { learner, courseId, lessonId } = await aLearnerWithALesson();
    const ids = Array.from({ length: limits.note.perCourse }, (_, index) => `note${10_000 + index}`);
    const kept = { lessonId, text: 'Kept', at: someMoment };
    const deleted = new Set(['note10007', 'note10008']);
    await db.doc(notesPath(learner.uid, courseId)).set({
      changed: '',
      notes: Object.fromEntries(ids.map((id) => [id, deleted.has(id) ? { ...kept, text: '' } : kept])),
    });
    const added = [anId(), anId()];
    for (const id of added) expect((await save(learner, id, aText(lessonId))).status).toBe(200);
    const listed = (await list(learner)).notes.map(({ id }) => id);
    expect(new Set(listed)).toEqual(new Set([...ids.filter((id) => !deleted.has(id)), ...added]));
    expect((await save(learner, anId(), aText(lessonId))).refusal().code).toBe('too-many-notes');
  });

  it('are not listed for another learner', async () => {
    const { learner, courseId, lessonId } = await aLearnerWithALesson();
    await save(learner, anId(), aText(lessonId));
    expect((await list(await aLearner({ courseId }))).notes).toEqual([]);
  });
});
