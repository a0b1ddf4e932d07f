import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Course } from '@padavu/domain/course/course';
import { CourseInput, isTeacherChange } from '@padavu/domain/course/course-input';
import { Lesson, LessonInput, lockLesson } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { messageFor } from '@padavu/domain/messages';
import { inLanguage } from './record-language.ts';
import { inEveryLanguage } from '@padavu/domain/values/search';
import { CategoryBody } from '@padavu/domain/course/category';
import { countTranslations } from './translation-count.ts';
import { changedTranslations } from './translation.ts';

const lesson = { id: 7, title: 'Lines', description: 'Straight.', topics: ['Ruler', 'Pen'], duration: '' };
const ml = { title: 'വരകൾ', topics: ['സ്കെയിൽ'] };

describe('the translations of a stored record', () => {
  it('are missing where nobody wrote any', () => {
    expect(Lesson.parse(lesson)).not.toHaveProperty('translations');
    expect(Course.parse({ id: 1, days: [{ title: 'Shops' }] }).days).toEqual([
      { title: 'Shops', description: '', topics: [], picture: '' },
    ]);
  });

  it.each<[string, unknown, object]>([
    ['a text', 'വരകൾ', {}],
    ['nothing of a language', { ml: null }, {}],
    [
      'one invalid text, beside a valid one',
      { ml: { title: 5, description: 'നേരെ' } },
      { ml: { description: 'നേരെ' } },
    ],
    ['a text that is too long', { ml: { title: 'x'.repeat(500), topics: ['a'] } }, { ml: { topics: ['a'] } }],
    ['blank texts and lines', { ml: { title: ' ', topics: ['', 'a'] } }, { ml: { topics: ['a'] } }],
    ['a field that is no text of a lesson', { ml: { videoUrl: 'x' } }, {}],
    ['another language', { ta: { title: 'கோடுகள்' } }, {}],
  ])('lose only %s', (_what, translations, read) => {
    expect(Lesson.parse({ ...lesson, translations })).toMatchObject({ title: 'Lines', translations: read });
    expect(Lesson.parse({ ...lesson, translations }).translations).toEqual(read);
  });

  it('never prevent a record from being read, and have no undefined values, which no store accepts', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), (translations) => {
        const days = [{ title: 'Shops', translations }];
        const read = Course.parse({ id: 1, title: 'Design', translations, days });
        expect(read).toMatchObject({ title: 'Design', days: [{ title: 'Shops' }] });
        expect(Object.values(read.translations?.ml ?? {})).not.toContain(undefined);
        expect(Course.parse(read)).toEqual(read);
      }),
    );
  });
});

describe('translations that are sent', () => {
  const input = { day: 1, title: 'Lines', description: 'Straight.' };

  it('are trimmed, and blank ones are removed', () => {
    const sent = { ml: { title: ' വരകൾ ', description: ' ', topics: ['', ' സ്കെയിൽ'] } };
    expect(LessonInput.parse({ ...input, translations: sent }).translations).toEqual({ ml });
    expect(LessonInput.parse({ ...input, translations: { ml: { title: '' } } }).translations).toEqual({});
    expect(LessonInput.parse(input)).not.toHaveProperty('translations');
  });

  it('are refused at their field where they are too long', () => {
    const max = limits.category.name;
    const body = {
      name: 'Logos',
      description: 'Draw.',
      courseId: 1,
      translations: { ml: { title: 'x'.repeat(max + 1) } },
    };
    expect(CategoryBody.safeParse(body).error?.issues).toMatchObject([
      { path: ['translations', 'ml', 'title'], message: messageFor.tooLong(max) },
    ]);
  });

  it('stay the same when a course is saved unchanged', () => {
    const translations = { ml: { title: 'രൂപകൽപന', outcomes: ['ലോഗോ'] } };
    const days = [{ title: 'Shops', translations: { ml: { title: 'കട' } } }];
    const course = Course.parse({
      id: 1,
      title: 'Design',
      description: 'Draw.',
      category: 'design',
      translations,
      days,
    });
    expect(CourseInput.parse(course)).toMatchObject({ translations, days });
  });
});

const mayTeacherWrite = (texts: object) =>
  isTeacherChange({
    before: { translations: { ml: { title: 'അ' } } },
    after: { translations: { ml: texts } },
  });

it('a teacher may change the translations of the fields that teachers may change, and no others', () => {
  expect(mayTeacherWrite({ title: 'അ', summary: 'ആ' })).toBe(true);
  expect(mayTeacherWrite({ title: 'ഇ', summary: 'ആ' })).toBe(false);
  expect(mayTeacherWrite({})).toBe(false);
  expect(changedTranslations(undefined, undefined)).toEqual([]);
});

it('a locked lesson has its task in no language', () => {
  const whole = Lesson.parse({ ...lesson, task: 'Draw.', translations: { ml: { ...ml, task: 'വരയ്ക്കൂ' } } });
  expect(lockLesson(whole)).not.toHaveProperty('task');
  expect(lockLesson(whole).translations).toEqual({ ml });
  expect(lockLesson(Lesson.parse(lesson))).not.toHaveProperty('translations');
});

describe('a record in a language', () => {
  const updatedAt = new Date(0);
  const course = {
    title: 'Design',
    description: 'Draw.',
    updatedAt,
    opensOn: [updatedAt, null],
    translations: { ml: { title: 'രൂപകൽപന' } },
    days: [{ title: 'Shops', translations: { ml: { title: 'കട' } } }, { title: 'Pens' }],
  };

  it('has the translated texts, and the originals of the others', () => {
    expect(inLanguage('ml', course)).toEqual({
      title: 'രൂപകൽപന',
      description: 'Draw.',
      updatedAt,
      opensOn: [updatedAt, null],
      translations: { en: { title: 'Design' } },
      days: [{ title: 'കട', translations: { en: { title: 'Shops' } } }, { title: 'Pens' }],
    });
  });

  it('has no other languages in the original one', () => {
    const { translations: _, ...rest } = course;
    expect(inLanguage('en', course)).toEqual({ ...rest, days: [{ title: 'Shops' }, { title: 'Pens' }] });
  });

  it('is translated in its groups too', () => {
    const section = { heading: 'Why', note: '', translations: { ml: { heading: 'എന്തുകൊണ്ട്' } } };
    expect(inLanguage('ml', { sections: { why: section }, updatedAt })).toEqual({
      sections: { why: { heading: 'എന്തുകൊണ്ട്', note: '', translations: { en: { heading: 'Why' } } } },
      updatedAt,
    });
    expect(inLanguage('en', { why: section })).toEqual({ why: { heading: 'Why', note: '' } });
  });

  it('is found by both texts, whichever it is shown in', () => {
    const texts = ['Design', 'Draw.', 'രൂപകൽപന'];
    expect(inEveryLanguage(course, 'title', 'description')).toEqual(texts);
    expect(inEveryLanguage(inLanguage('ml', course), 'title', 'description').toSorted()).toEqual(
      texts.toSorted(),
    );
    expect(inEveryLanguage({ ...lesson, translations: { ml } }, 'topics')).toEqual([
      'Ruler',
      'Pen',
      'സ്കെയിൽ',
    ]);
  });
});

describe('how much of a record is translated', () => {
  it('counts its texts and those of its entries, and none that is empty', () => {
    expect(countTranslations('lesson', { ...lesson, translations: { ml: { title: 'വരകൾ' } } })).toEqual({
      texts: 3,
      missing: 2,
    });
    const days = [
      { title: 'Shops', description: '', topics: 'One\nTwo', translations: { ml: { title: 'കട' } } },
    ];
    expect(countTranslations('course', { title: 'Design', days })).toEqual({ texts: 3, missing: 2 });
    const labelled = { title: 'Design', category: 'design', translations: { ml: { categoryName: 'ഡിസൈൻ' } } };
    expect(countTranslations('course', labelled)).toEqual({ texts: 2, missing: 1 });
    expect(countTranslations('course', {})).toEqual({ texts: 0, missing: 0 });
    const payment = {
      instructions: 'Pay.',
      bankDetails: 'A bank',
      translations: { ml: { instructions: 'അ' } },
    };
    expect(countTranslations('school', { name: 'Padavu', tagline: 'A', payment })).toEqual({
      texts: 3,
      missing: 2,
    });
  });

  it.each<[string[] | string, string[] | string, number]>([
    [['Ruler', 'Pen'], ['സ്കെയിൽ'], 1],
    ['Ruler\nPen', 'സ്കെയിൽ\n', 1],
    [['Ruler', 'Pen'], ['സ്കെയിൽ', 'പേന'], 0],
    ['Ruler\n\nPen\n', 'സ്കെയിൽ\nപേന', 0],
  ])('needs a line in Malayalam for each line of a list: %j has %j', (topics, translated, missing) => {
    const day = { topics, translations: { ml: { topics: translated } } };
    expect(countTranslations('day', day)).toEqual({ texts: 1, missing });
  });

  it('lets a typed question accept fewer answers in Malayalam', () => {
    const translations = { ml: { text: 'തലസ്ഥാനം?', accepted: ['തിരുവനന്തപുരം'] } };
    const question = { text: 'Capital?', accepted: ['Tvm', 'Trivandrum'], translations };
    expect(countTranslations('typedQuestion', question)).toEqual({ texts: 2, missing: 0 });
  });
});
