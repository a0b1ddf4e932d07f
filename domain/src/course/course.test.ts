import { describe, expect, it } from 'vitest';
import { Course } from './course.ts';
import { CourseInput } from './course-input.ts';

describe('the body of a course', () => {
  const input = {
    title: 'Baking',
    description: 'Bread.',
    category: 'ecommerce',
    price: '699',
    originalPrice: 1999,
  };

  const session = { title: 'Ask me', startsAt: '2025-05-01T19:00:00+05:30', minutes: 60 };

  it('has its live sessions in UTC, with empty links by default', () => {
    expect(CourseInput.parse({ ...input, sessions: [session] }).sessions).toEqual([
      { ...session, startsAt: '2025-05-01T13:30:00.000Z', link: '', recording: '' },
    ]);
  });

  it.each([
    '0000-12-31T12:00:00Z',
    '0001-01-01T00:00:00+05:30',
    '0026-12-01T00:00:00+05:30',
    '1899-12-31T23:59:59Z',
    '3000-01-01T00:00:00Z',
    '9999-12-31T23:00:00-05:30',
  ])('has neither a session nor a day at %s, whose year is a mistake', (at) => {
    const sessions = [{ ...session, startsAt: at }];
    const parsed = CourseInput.safeParse({ ...input, pace: 'dates', opensOn: [at], sessions });
    const paths = parsed.error?.issues.map(({ path }) => path.join('.'));
    expect(paths?.toSorted()).toEqual(['opensOn.0', 'sessions.0.startsAt']);
  });

  it('gets https in the link of a live session that lacks it', () => {
    const sessions = [{ ...session, link: 'meet.google.com/abc-defg-hij' }];
    expect(CourseInput.parse({ ...input, sessions }).sessions).toMatchObject([
      { link: 'https://meet.google.com/abc-defg-hij' },
    ]);
  });

  it.each(['', ' ', 'a/b', 'x'.repeat(65), 7])('has no live session with the id %j', (id) => {
    const parsed = CourseInput.safeParse({ ...input, sessions: [{ ...session, id }] });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['sessions.0.id']);
  });

  it('gets defaults, and is a draft by default', () => {
    expect(CourseInput.parse(input)).toEqual({
      ...input,
      price: 699,
      thumbnail: '',
      picture: null,
      instructor: '',
      level: 'All Levels',
      badge: '',
      published: false,
      sessions: [],
      pace: 'open',
      opensOn: [],
      slug: '',
      summary: '',
      outcomes: [],
      instructors: [],
      duration: '',
      language: '',
      rating: 0,
      reviewCount: 0,
      days: [],
      questions: [],
      certificate: false,
      hours: 0,
      openForRegistration: false,
      order: 0,
    });
  });

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ description: undefined }, 'Description is required'],
    [{ category: ' ' }, 'Please enter a category'],
    [{ category: undefined }, 'Please enter a category'],
    [{ price: 6.5 }, 'Please enter a price as a whole number, from 0 to 10,00,00,000'],
    [{ price: '' }, 'Please enter a price as a whole number, from 0 to 10,00,00,000'],
    [{ price: undefined }, 'Please enter a price as a whole number, from 0 to 10,00,00,000'],
    [{ price: 100_000_001 }, 'Please enter a price as a whole number, from 0 to 10,00,00,000'],
    [{ originalPrice: 250_000_000 }, 'Please enter a price as a whole number, from 0 to 10,00,00,000'],
    [{ originalPrice: -1 }, 'Please enter a price as a whole number, from 0 to 10,00,00,000'],
    [{ title: 'x'.repeat(121) }, 'Must be at most 120 characters long'],
    [{ sessions: [{ ...session, startsAt: 'tomorrow' }] }, 'Please enter the start time'],
    [{ sessions: [{ ...session, minutes: 0 }] }, 'Please enter a whole number of minutes from 1 to 1440'],
    [
      { sessions: [{ ...session, link: 'javascript:alert(1)' }] },
      'Please enter an address that begins with https://',
    ],
    [{ opensOn: ['soon'] }, 'Please choose a day'],
    [{ slug: 'Baking' }, 'Use small letters, digits and single hyphens, with at least one letter'],
    [{ slug: '2024' }, 'Use small letters, digits and single hyphens, with at least one letter'],
    [{ outcomes: ['Bread', ' '] }, 'Please write something or remove this line'],
    [{ outcomes: Array(13).fill('Bread') }, 'Must have at most 12 entries'],
    [{ instructors: [{ name: '' }] }, 'Name of the teacher is required'],
    [{ days: [{ title: ' ' }] }, 'Title is required'],
    [{ questions: [{ question: 'Why?', answer: '' }] }, 'Answer is required'],
    [{ rating: 11 }, 'Please enter a rating from 0 to 10'],
    [{ reviewCount: 1.5 }, 'Please enter a whole number'],
    [{ order: 1000 }, 'Please enter a whole number from 0 to 999'],
  ])('is refused with %o', (wrong, message) => {
    const parsed = CourseInput.safeParse({ ...input, ...wrong });
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('becomes a stored course with an id, lessons and the moment of the change', () => {
    const course = {
      ...CourseInput.parse(input),
      id: 4,
      lessonIds: [1, 2],
      pacing: 0,
      updatedAt: new Date('2026-11-01T10:00:00Z'),
    };
    expect(Course.parse(course)).toEqual(course);
  });
});
