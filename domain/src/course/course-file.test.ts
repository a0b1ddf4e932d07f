import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Course } from './course.ts';
import { CourseFile, courseFileMessages, courseFileOf, picturesIn, problemsOf } from './course-file.ts';
import { Lesson } from './lesson.ts';
import { Quiz } from '@padavu/domain/learning/quiz';
import { Category } from './category.ts';

const hash = (digit: string) => digit.repeat(64);
const picture = (...digits: string[]) => ({
  alt: 'A shop',
  width: 640,
  height: 320,
  sources: digits.map((digit) => ({ hash: hash(digit), width: 640 })),
});
const lesson = (overrides: object = {}) => ({
  day: 1,
  title: 'Lines',
  description: 'Straight ones.',
  ...overrides,
});
const file = (overrides: object = {}, lessons: object[] = [lesson()]) => ({
  version: 1,
  course: {
    title: 'Drawing',
    description: 'Lines and colours.',
    category: 'design',
    price: 450,
    originalPrice: 900,
    ...overrides,
  },
  categories: [{ title: 'The first week', description: 'Begin.', lessons }],
});

const lines = (value: object) => {
  const { error } = CourseFile.safeParse(value);
  return error && problemsOf(error);
};

describe('the file of a course', () => {
  it('is read with the defaults of the forms, and is never published', () => {
    const read = CourseFile.parse(file({ published: true, id: 7 }));
    expect(read.course).not.toHaveProperty('published');
    expect(read.course).not.toHaveProperty('id');
    expect(read).toMatchObject({ course: { pace: 'open' }, categories: [{ lessons: [{ quiz: null }] }] });
    expect(CourseFile.parse(JSON.parse(JSON.stringify(read)))).toEqual(read);
  });

  it('lists each picture once, those of teachers too', () => {
    const instructors = [
      { name: 'Meera', photo: picture('b', 'a') },
      { name: 'Rajan', photo: null },
    ];
    const { course } = CourseFile.parse(file({ picture: picture('a', 'c'), instructors }));
    expect(picturesIn({ course })).toEqual([hash('a'), hash('c'), hash('b')]);
  });

  it.each([
    ['another version', { ...file(), version: 3 }, `version: ${courseFileMessages.otherVersion}`],
    ['a course without a title', file({ title: ' ' }), 'title: Title is required'],
    [
      'a lesson without a title',
      file({}, [lesson(), lesson({ title: '' })]),
      'category 1, lesson 2, title: Title is required',
    ],
    [
      'a quiz without a right option',
      file({}, [
        lesson({
          quiz: {
            required: true,
            passMark: 80,
            tries: 0,
            shuffled: false,
            questions: [
              {
                kind: 'single',
                text: 'Which?',
                options: [
                  { text: 'This', right: false },
                  { text: 'That', right: false },
                ],
              },
            ],
          },
        }),
      ]),
      'category 1, lesson 1, quiz, question 1, options: Mark one option as right.',
    ],
  ])('with %s is refused, with the position of the problem', (_what, value, line) => {
    expect(lines(value)).toContain(line);
  });

  it.each([
    [['categories', 0, 'lessons', 11, 'topics', 2], 'category 1, lesson 12, topic 3'],
    [['course', 'instructors', 1, 'name'], 'teacher 2, name'],
    [['course'], 'course'],
  ])('has the position of a problem at %j as people count: %s', (path, position) => {
    const error = new z.ZodError([{ code: 'custom', path, message: 'It is wrong' }]);
    expect(problemsOf(error)).toEqual([`${position}: It is wrong`]);
  });
});

describe('the file of a stored course', () => {
  const session = {
    title: 'Ask',
    startsAt: '2026-05-01T13:30:00.000Z',
    minutes: 45,
    translations: { ml: { title: 'ചോദിക്കൂ' } },
  };

  it('has both languages, and is the same after an import and another export', () => {
    const ml = { title: 'വരകൾ', description: 'വരയ്ക്കൂ.' };
    const course = Course.parse({
      id: 1,
      title: 'Drawing',
      translations: { ml: { ...ml, outcomes: ['പെൻസിൽ'], categoryName: 'ഗ്രാഫിക് ഡിസൈൻ' } },
      days: [{ title: 'Lines', translations: { ml: { title: 'വര', topics: ['സ്കെയിൽ'] } } }],
      instructors: [{ name: 'Meera', translations: { ml: { name: 'മീര' } } }],
      questions: [{ question: 'Why?', answer: 'So.', translations: { ml: { question: 'എന്തിന്?' } } }],
      sessions: [{ ...session, id: 'first' }],
    });
    const category = Category.parse({ id: 2, courseId: 1, translations: { ml } });
    const translated = Lesson.parse({
      id: 3,
      subcategoryId: 2,
      translations: { ml: { ...ml, task: 'വരയ്ക്കൂ' } },
    });
    const quiz = Quiz.parse({
      passMark: 80,
      questions: [
        {
          id: '0123456789ab',
          kind: 'text',
          text: 'With what?',
          explanation: '',
          accepted: ['A pen'],
          translations: { ml: { text: 'എന്തുകൊണ്ട്?', accepted: ['പേന'] } },
        },
        {
          id: '0123456789ac',
          kind: 'single',
          text: 'Which?',
          explanation: 'So.',
          options: [
            { text: 'This', right: true, translations: { ml: { text: 'ഇത്' } } },
            { text: 'That', right: false },
          ],
        },
      ],
    });
    const exported = courseFileOf(course, [category], [translated], new Map([[3, quiz]]));
    const [typed, chosen] = exported.categories[0]?.lessons[0]?.quiz?.questions ?? [];
    expect([typed, chosen]).toMatchObject([
      { translations: { ml: { text: 'എന്തുകൊണ്ട്?', accepted: ['പേന'] } } },
      { options: [{ translations: { ml: { text: 'ഇത്' } } }, { text: 'That' }] },
    ]);
    const { days, instructors, questions, sessions, translations } = exported.course;
    expect({ days, instructors, questions, sessions, translations }).toMatchObject({
      days: course.days,
      instructors: course.instructors,
      questions: course.questions,
      sessions: [session],
      translations: course.translations,
    });
    // They are other sessions after an import.
    expect(sessions.filter((one) => 'id' in one)).toEqual([]);
    const again = courseFileOf(
      Course.parse({ ...CourseFile.parse(JSON.parse(JSON.stringify(exported))).course, id: 9 }),
      exported.categories.map((one) => Category.parse({ ...one, id: 8, courseId: 9 })),
      exported.categories.flatMap((one) =>
        one.lessons.map((imported) =>
          Lesson.parse({ ...imported, id: 7, subcategoryId: 8, quiz: undefined }),
        ),
      ),
      new Map([[7, quiz]]),
    );
    expect(again).toEqual(exported);
  });

  const long = `https://school.example/${'a'.repeat(2050)}`;

  it('can be imported, whatever the stored records lack', () => {
    const course = Course.parse({
      id: 1,
      thumbnail: long,
      outcomes: ['', 'A shop'],
      instructors: [{ name: 'Meera', picture: long }],
      days: [{ title: 'Lines', topics: [' '], picture: long }],
      price: 1e12,
      originalPrice: 1e12,
      reviewCount: 1e12,
      opensOn: [new Date('2026-05-01T03:30:00Z'), null, new Date('0026-05-01T03:30:00Z')],
      sessions: [{ ...session, startsAt: '0026-05-01T13:30:00Z' }, session],
    });
    const question = { id: '0123456789ab', kind: 'text', text: 'Why?', explanation: '', accepted: ['So'] };
    const questions = [{ ...question, text: '' }, question, { ...question, accepted: [] }];
    const quizzes = [Quiz.parse({}), Quiz.parse({ questions }), Quiz.parse({ questions: [questions[0]] })];
    const lessons = [
      { id: 4, subcategoryId: 2, day: 99, videoUrl: long },
      { id: 6, subcategoryId: 2 },
      { id: 5, subcategoryId: 2, day: 0 },
      { id: 7, subcategoryId: 3, day: 2, title: 'Other' },
    ].map((fields) => Lesson.parse(fields));
    const categories = [3, 2].map((id) => Category.parse({ id, courseId: 1 }));
    const quizOf = new Map(quizzes.map((quiz, index) => [4 + index, quiz]));
    const exported = courseFileOf(course, categories, lessons, quizOf);
    expect(CourseFile.parse(JSON.parse(JSON.stringify(exported)))).toEqual(exported);
    expect(exported.course).toMatchObject({
      title: 'Untitled Course',
      description: 'No description available',
      thumbnail: '',
      outcomes: ['A shop'],
      opensOn: [new Date('2026-05-01T03:30:00Z'), null, null],
      sessions: [{ startsAt: '2026-05-01T13:30:00.000Z' }],
    });
    expect(exported.categories.map((one) => [one.title, one.lessons.map(({ day }) => day)])).toEqual([
      ['Untitled Category', [1, 1, 30]],
      ['Untitled Category', [2]],
    ]);
    expect(exported.categories[0]?.lessons[2]).toMatchObject({
      title: 'Untitled Lesson',
      description: 'No description available',
      videoUrl: '',
      quiz: null,
    });
    expect(
      exported.categories[0]?.lessons.map(({ quiz }) => quiz?.questions.map(({ text }) => text)),
    ).toEqual([['Why?'], undefined, undefined]);
  });

  it('leaves out lessons without a category in the course', () => {
    const lost = Lesson.parse({ id: 4, subcategoryId: 9, title: 'Lost' });
    const exported = courseFileOf(Course.parse({ id: 1 }), [Category.parse({ id: 2 })], [lost], new Map());
    expect(JSON.stringify(exported)).not.toContain('Lost');
  });
});
