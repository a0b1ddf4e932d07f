import { Timestamp } from 'firebase/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readDocument, readDocuments, UnreadableError } from './stored-documents.ts';

const Record = z.object({ id: z.int().positive(), title: z.string().catch('Untitled') });

const stored = (id: string, fields: object = { title: `Lesson ${id}` }) => ({
  path: `lessons/${id}`,
  id,
  fields,
});

/** Every test fails on an unexpected console error: these errors are expected. */
const loggedErrors = () => vi.mocked(console.error);
afterEach(() => void loggedErrors().mockClear());

describe('a list of stored documents', () => {
  it('skips and counts a document that cannot be read, and returns the others', () => {
    const { data, skipped } = readDocuments(Record, [stored('1'), stored('first'), stored('2', {})]);
    expect(data).toEqual([
      { id: 1, title: 'Lesson 1' },
      { id: 2, title: 'Untitled' },
    ]);
    expect(skipped).toBe(1);
  });

  it('logs each unreadable document once, with its path', () => {
    for (let times = 0; times < 3; times += 1) readDocuments(Record, [stored('second'), stored('third')]);
    expect(loggedErrors().mock.calls.map(([text]: unknown[]) => text)).toEqual([
      'The document lessons/second cannot be read',
      'The document lessons/third cannot be read',
    ]);
  });
});

describe('a stored document', () => {
  it('that cannot be read throws an error that names its path', () => {
    expect(() => readDocument(Record, stored('0'))).toThrow(new UnreadableError('lessons/0', undefined));
  });

  it.each(['0', '01', '-1', '1.5', '9'.repeat(16)])('with the id "%s" keeps it as a text', (id) => {
    expect(readDocument(z.object({ id: z.unknown() }), stored(id)).id).toBe(id);
  });

  it('takes its id from its path, whatever its field contains', () => {
    expect(readDocument(Record, stored('7', { id: 'seven', title: 'A week' }))).toEqual({
      id: 7,
      title: 'A week',
    });
  });

  it('has dates instead of timestamps, at any depth', () => {
    const at = Timestamp.fromMillis(86_400_000);
    const Dated = z.object({ at: z.date(), days: z.array(z.object({ at: z.date() })) });
    const day = new Date(86_400_000);
    expect(readDocument(Dated, stored('1', { at, days: [{ at }] }))).toEqual({
      at: day,
      days: [{ at: day }],
    });
  });

  it('can be read even if a value of the SDK refers to itself', () => {
    class Reference {
      readonly store = { root: this };
    }
    const fields = { title: new Reference(), more: [new Reference()] };
    expect(readDocument(Record, stored('1', fields)).title).toBe('Untitled');
    expect(readDocument(z.object({ more: z.unknown() }), stored('1', fields)).more).toEqual([null]);
  });
});
