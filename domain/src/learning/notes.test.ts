import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '@padavu/domain/limits';
import {
  replacesStored,
  listedNotes,
  noNotes,
  noteFields,
  Notes,
  noteToStore,
  slotForNote,
  withWaitingNotes,
} from './notes.ts';
import type { Note, WaitingNote } from './notes.ts';

const moment = (milliseconds: number) => new Date(Date.UTC(2026, 10, 23) + milliseconds);
const first: Note = { lessonId: 1, second: 90, text: 'Ask three customers.', at: moment(0) };
const stored: Notes = { notes: { onenote1: first } };

const version = (overrides: Partial<WaitingNote> = {}): WaitingNote => ({
  ...first,
  id: 'onenote1',
  spareId: 'spare001',
  text: 'Ask five.',
  at: moment(1000),
  replaces: first.at,
  ...overrides,
});

/**
 * The stored notes after a device has sent a version. If the rules refuse it, the device reads the stored note first.
 */
function afterSending({ notes }: Notes, note: WaitingNote): Notes {
  const left = replacesStored(note, notes[note.id]) ? note : noteToStore(note, { notes });
  if (!left) return { notes };
  expect(replacesStored(left, notes[left.id])).toBe(true);
  const { id, spareId: _, ...fields } = left;
  return { notes: { ...notes, [id]: fields } };
}

/** Consecutive versions of a note on one device, starting from the version that both devices have. */
const versions = (device: string, own: string[]): WaitingNote[] =>
  own.map((text, index) =>
    version({
      text: text && `${device} ${text}`,
      at: moment(1000 + index * 10 + device.length),
      replaces: index === 0 ? first.at : moment(990 + index * 10 + device.length),
      spareId: `spare${device}${index}`,
    }),
  );

const textsIn = (notes: Notes) => listedNotes(notes).map(({ text }) => text);

describe('a version of a note', () => {
  it('replaces the version that it was written over', () => {
    expect(textsIn(afterSending(stored, version()))).toEqual(['Ask five.']);
    expect(noteFields(version())).toEqual({
      changed: 'onenote1',
      notes: {
        onenote1: { lessonId: 1, second: 90, text: 'Ask five.', at: moment(1000), replaces: moment(0) },
      },
    });
  });

  it('becomes a separate note if another device has changed the note', () => {
    const theirs = afterSending(stored, version({ text: 'Ask nobody.', at: moment(500) }));
    expect(textsIn(afterSending(theirs, version()))).toEqual(['Ask nobody.', 'Ask five.']);
    expect(textsIn(afterSending(afterSending(theirs, version()), version()))).toHaveLength(2);
  });

  it('deletes no note that another device has changed, and restores no deleted note under its id', () => {
    const theirs = afterSending(stored, version({ text: 'Ask nobody.', at: moment(500) }));
    expect(textsIn(afterSending(theirs, version({ text: '' })))).toEqual(['Ask nobody.']);
    const deleted = afterSending(stored, version({ text: '', at: moment(500) }));
    expect(textsIn(afterSending(deleted, version()))).toEqual(['Ask five.']);
  });

  it('is the first one under an id that is the name of a property of every object', () => {
    const note = { ...first, id: 'constructor', spareId: 'spare001' };
    expect(noteToStore(note, noNotes)).toEqual(note);
  });

  it('is shown once, before and after it is stored', () => {
    expect(textsIn(withWaitingNotes(stored, [version()]))).toEqual(['Ask five.']);
    expect(textsIn(withWaitingNotes(afterSending(stored, version()), [version()]))).toEqual(['Ask five.']);
  });

  it('loses no text of two devices, in whatever order their versions arrive', () => {
    expect.hasAssertions();
    const texts = fc.array(fc.stringMatching(/^[a-z]{0,3}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(texts, texts, fc.array(fc.boolean()), (mine, theirs, order) => {
        const queues = [versions('my', mine), versions('their', theirs)] as const;
        const last = queues.map((queue) => queue.at(-1)?.text ?? '').filter((text) => text !== '');
        let store = stored;
        const next = (turn: boolean) => (turn ? queues[0].shift() : queues[1].shift());
        for (const turn of [...order, ...mine.map(() => true), ...theirs.map(() => false)]) {
          const note = next(turn);
          if (note) store = afterSending(store, note);
        }
        expect(textsIn(store)).toEqual(expect.arrayContaining(last));
      }),
    );
  });
});

describe('notes', () => {
  it('are sorted by their position in the video, then by id, without deleted ones', () => {
    const notes = {
      b0000002: { ...first, text: 'late', second: 200 },
      b0000001: { ...first, text: 'early', second: 3 },
      b0000003: { ...first, text: '' },
      b0000005: { lessonId: 1, text: 'second without', at: first.at },
      b0000004: { lessonId: 1, text: 'first without', at: first.at },
    };
    expect(textsIn({ notes })).toEqual(['first without', 'second without', 'early', 'late']);
  });

  it('are read without unreadable ones', () => {
    const read = Notes.parse({
      notes: { a: 1, b: { lessonId: 1, text: 'Read', at: moment(0), second: -1 } },
    });
    expect(Object.keys(read.notes)).toEqual(['b']);
    expect(read.notes['b']).toEqual({ lessonId: 1, text: 'Read', at: moment(0) });
    expect(Notes.parse({ notes: 'none' })).toEqual(noNotes);
  });

  it('are limited in number, and a new one replaces the one that was deleted first', () => {
    const many = (text: (index: number) => string): Notes => ({
      notes: Object.fromEntries(
        Array.from({ length: limits.note.perCourse }, (_, index) => [
          `note${index}`,
          { lessonId: 1, text: text(index), at: moment(index) },
        ]),
      ),
    });
    expect(slotForNote(noNotes, 'fresh001')).toEqual({ id: 'fresh001' });
    expect(
      slotForNote(
        many(() => 'kept'),
        'fresh001',
      ),
    ).toBeUndefined();
    expect(
      slotForNote(
        many((index) => (index > 7 && index < 12 ? '' : 'kept')),
        'fresh001',
      ),
    ).toEqual({
      id: 'note8',
      replaces: moment(8),
    });
  });

  it('fit into a document, whatever their script', () => {
    const longest = Buffer.byteLength('അ') * limits.note.text + 250;
    expect(longest * limits.note.perCourse).toBeLessThan(1_048_576);
  });
});
