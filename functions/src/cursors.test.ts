import { describe, expect, it } from 'vitest';
import {
  PersonalDataCursor,
  QueueCursor,
  unknownCursor,
  UserCursor,
  writePersonalDataCursor,
  writeQueueCursor,
  writeUserCursor,
} from './cursors.ts';

const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');

describe('the cursor of a list of users', () => {
  it.each([
    ['a moment', [1_746_090_000, 5, 'asha']],
    ['the first moment that can be stored', [-62_135_596_800, 0, 'asha']],
    ['the last moment that can be stored', [253_402_300_799, 999_999_999, 'asha']],
    ['a name', ['asha menon', 'asha']],
    ['a document', ['asha']],
    ['the beginning', 'beginning'],
  ] as const)('continues from %s', (_name, position) => {
    const written = position === 'beginning' ? position : [...position];
    expect(UserCursor.parse(cursorOf(written))).toEqual(position);
  });

  it('is read as it was written', () => {
    expect(UserCursor.parse(writeUserCursor(['asha menon', 'asha']))).toEqual(['asha menon', 'asha']);
  });

  it.each([
    ['a moment before the year 1', [-62_135_596_801, 0, 'asha']],
    ['a moment after the year 9999', [253_402_300_800, 0, 'asha']],
    ['more nanoseconds than a second has', [0, 1_000_000_000, 'asha']],
    ['a path of a document after a moment', [0, 0, 'asha/progress/1']],
    ['a path of a document after a name', ['asha', 'a/b']],
    ['a path of a document', ['a/b']],
    ['no id', ['']],
    ['an id that Firestore reserves', ['__asha__']],
    ['an id of more bytes than Firestore stores', ['അ'.repeat(501)]],
    ['the parent folder', ['..']],
    ['half a character as an id', ['\uD800']],
    ['half a character as a name', ['\uD800', 'asha']],
    ['a text of another kind', 'the end'],
  ])('cannot be %s', (_name, position) => {
    const { error } = UserCursor.safeParse(cursorOf(position));
    expect(error?.issues.map(({ message }) => message)).toEqual([unknownCursor]);
  });

  it('cannot be longer than any cursor of ours', () => {
    expect(UserCursor.safeParse(cursorOf(['a'.repeat(3200), 'asha'])).success).toBe(false);
  });
});

describe('the cursor of an export of a person’s data', () => {
  it('is read as it was written', () => {
    const position = { list: 'work', id: 'asha_21' } as const;
    expect(PersonalDataCursor.parse(writePersonalDataCursor(position))).toEqual(position);
  });

  it.each(['work', 'work.', 'notes.asha_21', 'work.a/b', 'questions...', 'work.\uD800'])(
    'cannot be %j',
    (text) => {
      const { error } = PersonalDataCursor.safeParse(text);
      expect(error?.issues.map(({ message }) => message)).toEqual([unknownCursor]);
    },
  );
});

describe('the cursor of a queue', () => {
  it('is read as it was written', () => {
    const position = { seconds: -5, nanoseconds: 999_999_999, id: 'q_1' };
    expect(QueueCursor.parse(writeQueueCursor(position))).toEqual(position);
  });

  it.each(['1', '1.1_', 'a.1_x', '1.1_a/b', '1.1_..', '999999999999.1_x', '-99999999999.1_x', '1.1_\uD800'])(
    'cannot be %j',
    (text) => {
      const { error } = QueueCursor.safeParse(text);
      expect(error?.issues.map(({ message }) => message)).toEqual([unknownCursor]);
    },
  );
});
