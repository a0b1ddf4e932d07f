import { describe, expect, it } from 'vitest';
import {
  canContinueIn,
  LessonQuestionCursor,
  MomentCursor,
  PersonalDataCursor,
  unknownCursor,
  UserCursor,
  writeCursor,
} from './cursors.ts';

const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
const messagesOf = (cursor: typeof MomentCursor | typeof PersonalDataCursor, position: unknown) =>
  cursor.safeParse(cursorOf(position)).error?.issues.map(({ message }) => message);

describe('the cursor of a list that is ordered by a moment', () => {
  it.each([
    ['a moment', [[1_746_090_000, 5], 'asha']],
    ['the first moment that can be stored', [[-62_135_596_800, 0], 'asha']],
    ['the last moment that can be stored', [[253_402_300_799, 999_999_999], 'asha']],
    ['a document', ['asha']],
  ] as [string, [[number, number], string] | [string]][])('continues from %s', (_name, position) => {
    expect(MomentCursor.parse(writeCursor(position))).toEqual(position);
  });

  it.each([
    ['a moment before the year 1', [[-62_135_596_801, 0], 'asha']],
    ['a moment after the year 9999', [[253_402_300_800, 0], 'asha']],
    ['more nanoseconds than a second has', [[0, 1_000_000_000], 'asha']],
    ['a path of a document after a moment', [[0, 0], 'asha/progress/1']],
    ['a moment without an id', [[0, 0]]],
    ['a name', ['asha menon', 'asha']],
    ['a path of a document', ['a/b']],
    ['no id', ['']],
    ['an id that Firestore reserves', ['__asha__']],
    ['an id of more bytes than Firestore stores', ['അ'.repeat(501)]],
    ['the parent folder', ['..']],
    ['half a character as an id', ['\uD800']],
    ['the beginning', 'beginning'],
  ])('cannot be %s', (_name, position) => {
    expect(messagesOf(MomentCursor, position)).toEqual([unknownCursor]);
  });

  it.each(['', 'asha', '1.1_asha'])('cannot be the text %j', (text) => {
    expect(MomentCursor.safeParse(text).success).toBe(false);
  });
});

describe('the cursor of a list of users', () => {
  it.each([[['asha menon', 'asha']], [[[1_746_090_000, 5], 'asha']], [['asha']], ['beginning']])(
    'can be %j',
    (position) => {
      expect(UserCursor.parse(cursorOf(position))).toEqual(position);
    },
  );

  it.each([
    ['a path of a document after a name', ['asha', 'a/b']],
    ['half a character as a name', ['\uD800', 'asha']],
    ['a name that no list writes', ['a'.repeat(401), 'asha']],
    ['a text of another kind', 'the end'],
  ])('cannot be %s', (_name, position) => {
    expect(UserCursor.safeParse(cursorOf(position)).success).toBe(false);
  });

  it('cannot be longer than any cursor of ours', () => {
    expect(UserCursor.safeParse(`${cursorOf(['asha'])}${'='.repeat(4000)}`).success).toBe(false);
  });

  it('belongs to one order, unless it names no value', () => {
    const positions: Parameters<typeof canContinueIn>[1][] = [
      undefined,
      'beginning',
      ['asha'],
      ['asha menon', 'asha'],
      [[1_746_090_000, 5], 'asha'],
    ];
    expect(positions.map((position) => canContinueIn('name', position))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(positions.map((position) => canContinueIn('oldest', position))).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('the cursor of the questions under a lesson', () => {
  it('is read as it was written', () => {
    const position: [boolean, [number, number], string] = [true, [-5, 999_999_999], 'q_1'];
    expect(LessonQuestionCursor.parse(writeCursor(position))).toEqual(position);
  });

  it('needs to say whether the question is pinned', () => {
    expect(LessonQuestionCursor.safeParse(cursorOf([[0, 0], 'q_1'])).success).toBe(false);
  });
});

describe('the cursor of an export of a person’s data', () => {
  it('is read as it was written', () => {
    const position: ['work', string] = ['work', 'asha_21'];
    expect(PersonalDataCursor.parse(writeCursor(position))).toEqual(position);
  });

  it.each([[['work']], [['work', '']], [['notes', 'asha_21']], [['work', 'a/b']], [['work', '\uD800']]])(
    'cannot be %j',
    (position) => {
      expect(messagesOf(PersonalDataCursor, position)).toEqual([unknownCursor]);
    },
  );
});
