import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDay, isLessonId, isCategoryId, Lesson, LessonInput, lockLesson } from './lesson.ts';

const updatedAt = new Date('2026-11-01T10:00:00Z');

const input = { day: 1, title: 'Title', description: 'Description' };

const aLesson = (overrides: Partial<Lesson> = {}): Lesson => ({
  id: 1,
  courseId: 1,
  subcategoryId: 1,
  day: 1,
  title: 'Title',
  description: 'Description',
  topics: [],
  videoUrl: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
  duration: '45 minutes',
  updatedAt,
  ...overrides,
});

const messagesOf = (body: unknown) => {
  const parsed = LessonInput.safeParse(body);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('the body of a lesson', () => {
  it.each<[string, object, string[]]>([
    ['no day', { day: undefined }, ['day: Day is required']],
    ['an empty day', { day: '' }, ['day: Day is required']],
    ['a day of null', { day: null }, ['day: Day is required']],
    ['a day that is no number', { day: 'Monday' }, ['day: Day is required']],
    ['a day that is a list', { day: [3] }, ['day: Day is required']],
    ['day 0', { day: 0 }, ['day: Day must be a whole number from 1 to 30']],
    ['day 31', { day: '31' }, ['day: Day must be a whole number from 1 to 30']],
    ['no title', { title: undefined }, ['title: Title is required']],
    ['a blank title', { title: '  ' }, ['title: Title is required']],
    ['no description', { description: undefined }, ['description: Description is required']],
    ['a blank description', { description: '\n\t' }, ['description: Description is required']],
    ['a title too long', { title: 'x'.repeat(201) }, ['title: Must be at most 200 characters long']],
    [
      'too many topics',
      { topics: Array.from({ length: 31 }, () => 'x') },
      ['topics: Must have at most 30 entries'],
    ],
  ])('is refused with %s', (_case, wrong, expected) => {
    expect(messagesOf({ ...input, ...wrong })).toEqual(expected);
  });

  it('names everything that is missing at once', () => {
    expect(messagesOf({})).toEqual([
      'day: Day is required',
      'title: Title is required',
      'description: Description is required',
    ]);
  });

  it.each([
    [1, 1],
    [30, 30],
    ['7', 7],
    [' 7 ', 7],
    [3.9, 3],
    ['3.9', 3],
  ])('takes the day %o as %d', (day, expected) => {
    expect(LessonInput.parse({ ...input, day }).day).toBe(expected);
  });

  it('is normalised: trimmed, without empty topics, the video embedded, the duration filled in', () => {
    const body = {
      day: '2',
      title: '  Logo ',
      description: ' From brief to sketches. ',
      topics: [' Brief ', '', '   ', 'Sketches'],
      videoUrl: ' https://youtu.be/aqz-KE-bpKQ?si=x ',
      duration: '  ',
      id: 9,
    };
    expect(LessonInput.parse(body)).toEqual({
      day: 2,
      title: 'Logo',
      description: 'From brief to sketches.',
      topics: ['Brief', 'Sketches'],
      videoUrl: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
      duration: '45 minutes',
    });
    expect(LessonInput.parse(input)).toMatchObject({ topics: [], videoUrl: '', duration: '45 minutes' });
  });

  it('does not change when it is normalised again', () => {
    const body = fc.record({
      day: fc.integer({ min: 1, max: 30 }),
      title: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      description: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      topics: fc.array(fc.string()),
      videoUrl: fc.string(),
      duration: fc.string(),
    });
    fc.assert(
      fc.property(body, (raw) => {
        const once = LessonInput.parse(raw);
        expect(LessonInput.parse(once)).toEqual(once);
        expect(once.topics.every((topic) => topic !== '' && topic === topic.trim())).toBe(true);
      }),
    );
  });
});

describe('ids', () => {
  it.each<[unknown, boolean]>([
    [1, true],
    ['12', true],
    ['12 apples', true],
    ['abcdefghijk', true],
    ['abcdefghij', false],
    ['0', false],
    ['-3', false],
    ['', false],
    [0, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
    [null, false],
    [undefined, false],
  ])('%o as the id of a lesson is accepted: %s', (id, accepted) => {
    expect(isLessonId(id)).toBe(accepted);
  });

  it.each<[unknown, boolean]>([
    [1, true],
    [0, false],
    [-1, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    ['1', false],
    [undefined, false],
  ])('%o as the id of a category is accepted: %s', (id, accepted) => {
    expect(isCategoryId(id)).toBe(accepted);
  });
});

describe('lessons', () => {
  it('are ordered by day, a missing day first, equal days by id', () => {
    const { day: _, ...withoutDay } = aLesson({ id: 4 });
    const lessons = [
      aLesson({ id: 3, day: 2 }),
      aLesson({ id: 2, day: 1 }),
      aLesson({ id: 1, day: 2 }),
      withoutDay,
    ];
    expect(lessons.toSorted(byDay).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
  });

  it('are reduced to the outline for people without access', () => {
    expect(lockLesson(aLesson())).toEqual({ ...aLesson({ videoUrl: '' }), locked: true });
  });

  it('are stored with the ids of their course and category', () => {
    expect(Lesson.parse(aLesson())).toEqual(aLesson());
    expect(Lesson.safeParse({ ...aLesson(), id: 0 }).success).toBe(false);
  });
});
