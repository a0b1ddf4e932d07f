import { existsSync } from 'node:fs';
import { accountsIn, UserStats, userStatsPath } from '@padavu/domain/user/user-stats';
import { LessonQuestion, messageId, questionsCollection } from '@padavu/domain/learning/lesson-question';
import { sessionsAt } from '@padavu/domain/course/live-session';
import { isPaced } from '@padavu/domain/course/pace';
import { Quiz, QuizStats, quizStatsCollection, quizzesCollection } from '@padavu/domain/learning/quiz';
import { Submission, submissionId, submissionsCollection } from '@padavu/domain/learning/task';
import { taskStates } from '@padavu/domain/learning/task-state';
import { User, usersCollection } from '@padavu/domain/user/user';
import { pageLimits } from '@padavu/domain/site/page-limits';
import { countPageTranslations, pageInBothLanguages } from '@padavu/domain/site/page-translation';
import { mostLeftUnfinished } from '@padavu/domain/course/course-stats';
import { receiptCount } from '@padavu/domain/payment/receipt-number';
import { paymentSums } from '@padavu/domain/payment/further-payment';
import { PaymentReference } from '@padavu/domain/payment/payment-reference';
import { School } from '@padavu/domain/school/school';
import { inLanguage } from '@padavu/domain/language/record-language';
import { paymentMessage, placeholders } from '@padavu/domain/payment/payment-message';
import { pageIds } from '@padavu/domain/site/page-content';
import { SiteDocument } from '@padavu/domain/site/site-document';
import { storedContents } from '@padavu/domain/site/stored-page';
import { progressPercent } from '@padavu/domain/learning/progress';
import { countTranslations } from '@padavu/domain/language/translation-count';
import { defaultDrawing } from '@padavu/domain/picture/thumbnail';
import { readVideo } from '@padavu/domain/course/video';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { demoCatalogue } from './catalogue.ts';
import { demoDocuments } from './documents.ts';
import { demoAudit, demoCourseStats, demoProgress } from './history.ts';
import { demoPages } from './pages.ts';
import { demoFurtherPayments, demoPayments } from './payments.ts';
import { demoPeople } from './people.ts';
import { demoSite } from './site.ts';

const catalogue = demoCatalogue();
const { courses, categories, lessons } = catalogue;
const people = demoPeople();

describe('the demo catalogue', () => {
  it('has three courses that can be registered for, each with one price', () => {
    expect(
      courses.map(({ id, slug, title, price, originalPrice }) => [id, slug, title, price, originalPrice]),
    ).toEqual([
      [1, 'ecommerce-mastery', 'Ecommerce Mastery', 1999, 9999],
      [2, 'digital-marketing', 'Digital Marketing', 1499, 5999],
      [3, 'graphic-design', 'Graphic Design', 2499, 7999],
    ]);
    expect(courses.every((course) => course.published && course.openForRegistration)).toBe(true);
  });

  it('has every text of one course in Malayalam, and none of the others', () => {
    const counts = (courseId: number) => [
      ...courses.flatMap((course) => (course.id === courseId ? countTranslations('course', course) : [])),
      ...categories
        .filter((category) => category.courseId === courseId)
        .map((category) => countTranslations('category', category)),
      ...lessons
        .filter((lesson) => lesson.courseId === courseId)
        .map((lesson) => countTranslations('lesson', lesson)),
    ];
    expect(counts(3).map(({ missing }) => missing)).toEqual(counts(3).map(() => 0));
    for (const { texts, missing } of counts(1)) expect(missing).toBe(texts);
    const translated = lessons.find(({ courseId }) => courseId === 3);
    expect(translated?.translations?.ml?.topics).toHaveLength(translated?.topics.length ?? 0);
  });

  it('is large enough to page through', () => {
    expect(categories.length).toBeGreaterThanOrEqual(10);
    expect(lessons.length).toBeGreaterThanOrEqual(40);
  });

  it('numbers the days of each category from 1 and counts its lessons', () => {
    for (const { id, courseId, lessonsCount } of categories) {
      const own = lessons.filter((lesson) => lesson.subcategoryId === id);
      expect(own.map((lesson) => lesson.day)).toEqual(own.map((_, index) => index + 1));
      expect(own).toHaveLength(lessonsCount);
      expect(own.every((lesson) => lesson.courseId === courseId)).toBe(true);
    }
  });

  it('lists on each course the lessons that it has', () => {
    expect(courses.flatMap((course) => course.lessonIds)).toEqual(lessons.map((lesson) => lesson.id));
  });

  it.each(lessons)('describes "$title" in two to four sentences, with three to five topics', (lesson) => {
    const sentences = lesson.description.match(/[.?!](?=\s|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(lesson.topics.length).toBeGreaterThanOrEqual(3);
    expect(lesson.topics.length).toBeLessThanOrEqual(5);
    expect(lessons.filter(({ title }) => title === lesson.title)).toHaveLength(1);
  });

  it('has a video that can be played for every lesson but one', () => {
    const kinds = lessons.map(({ videoUrl }) => readVideo(videoUrl).kind);
    expect(kinds.filter((kind) => kind === 'none')).toHaveLength(1);
    expect(new Set(kinds)).toEqual(new Set(['youtube', 'vimeo', 'none']));
  });

  it('uses the default drawing of their subject for the design categories', () => {
    const design = categories.filter(({ courseId }) => courseId === 3);
    expect(design.map(({ thumbnail }) => thumbnail).join('')).toBe('');
    expect(design.map(({ title }) => defaultDrawing(title))).toEqual(
      ['course', 'logo-design', 'brochure', 'business-card', 'web-design'].map(
        (subject) => `/assets/drawings/subject-${subject}.svg`,
      ),
    );
  });
});

describe('the site of the demo school', () => {
  const { school, courses: shown } = demoSite();

  it('has the courses in their order, each with everything that its page shows', () => {
    expect(shown.map(({ slug }) => slug)).toEqual([
      'ecommerce-mastery',
      'digital-marketing',
      'graphic-design',
    ]);
    expect(shown.map(({ days }) => days.map(({ topics }) => topics.length))).toEqual([
      [4, 4, 4, 4],
      [4, 4, 4, 4],
      [],
    ]);
    expect(shown.map(({ instructors }) => instructors.map(({ name }) => name).join(' and '))).toEqual(
      courses.map(({ instructor }) => instructor),
    );
  });

  it('is stored as it is read, with the settings of the school', () => {
    const documents = demoDocuments(demoCatalogue(), people);
    expect(SiteDocument.parse(documents.get('site/current'))).toEqual(demoSite());
    expect(School.parse(documents.get('settings/school'))).toEqual(school);
    expect(JSON.parse(JSON.stringify(demoSite()))).toEqual(demoSite());
  });

  it('has every text of its pages in Malayalam, except the legal pages', () => {
    const untranslated = pageIds.filter((id) => {
      const { texts, missing } = countPageTranslations(pageInBothLanguages(id, demoPages[id]));
      return missing === texts;
    });
    expect(untranslated).toEqual(['terms', 'privacy', 'refund', 'cookies']);
    for (const id of pageIds.filter((one) => !untranslated.includes(one)))
      expect(countPageTranslations(pageInBothLanguages(id, demoPages[id])).missing).toBe(0);
  });

  it('says of itself only what it has: no forums and no cookies, and links as their pages name them', () => {
    const site = JSON.stringify([demoPages, courses]);
    expect(site).not.toMatch(/forum|XSRF|"Forgot password/i);
    expect(demoPages.cookies.sections.map(({ text }) => text)).toContain('This site sets no cookie.');
    const [kept] = demoPages.privacy.sections;
    for (const kind of ['questions and answers', 'work', 'quizzes', 'certificates'])
      expect(kept?.text).toContain(`- Your ${kind}`);
  });

  it.each(pageIds)('has a complete page %s, which is not too long', (id) => {
    expect(storedContents[id].parse(demoPages[id])).toEqual(demoPages[id]);
    expect(Buffer.byteLength(JSON.stringify(demoPages[id]))).toBeLessThan(pageLimits.bytes / 4);
  });

  it('shows only pictures that exist', () => {
    const days = shown.flatMap((course) => course.days);
    const pictures = [...shown.map(({ thumbnail }) => thumbnail), ...days.map(({ picture }) => picture)];
    expect(pictures).toHaveLength(11);
    for (const picture of pictures) expect(existsSync(`web/public${picture}`)).toBe(true);
  });

  it('has every text of the school in Malayalam', () => {
    expect(countTranslations('school', school)).toEqual({ texts: 4, missing: 0 });
    const message = inLanguage('ml', school).chatMessage;
    for (const placeholder of placeholders) expect(message).toContain(`{${placeholder}}`);
  });

  it('fills in the chat message of a registrant with the registration', () => {
    const registration = {
      name: 'Anjali Menon',
      email: 'anjali@example.com',
      course: 'Ecommerce Mastery',
      price: 1999,
      paymentReference: 'AB12CD',
    };
    expect(paymentMessage(school, registration)).toBe(
      [
        'Hello Padavu, I have registered and would like to pay for my course.',
        'Name: Anjali Menon',
        'Email: anjali@example.com',
        'Course: Ecommerce Mastery',
        'Price: ₹1,999',
        'Payment reference: AB12CD',
      ].join('\n'),
    );
    expect(paymentMessage(school, { ...registration, price: null })).not.toContain('Price');
  });
});

describe('the demo accounts', () => {
  it('differ in id, address and payment reference', () => {
    expect(new Set(people.map(({ uid }) => uid)).size).toBe(people.length);
    expect(new Set(people.map(({ record }) => record.email)).size).toBe(people.length);
    expect(new Set(people.map(({ record }) => record.paymentReference)).size).toBe(people.length);
    for (const { record } of people)
      expect(PaymentReference.safeParse(record.paymentReference).success).toBe(true);
  });

  it.each([
    ['admin', { role: 'admin', status: 'approved', courseId: null }],
    ['teacher', { role: 'teacher', status: 'approved', courseId: null, teaches: [1] }],
    ['learner', { role: 'user', status: 'approved', courseId: 1 }],
    ['pending', { role: 'user', status: 'pending' }],
    ['inactive', { role: 'user', status: 'inactive' }],
  ])('include %s@padavu.example', (name, expected) => {
    expect(people.find(({ record }) => record.email === `${name}@padavu.example`)?.record).toMatchObject(
      expected,
    );
  });

  it('have every status and every course, and exactly one is an administrator', () => {
    expect(new Set(people.map(({ record }) => record.status)).size).toBe(3);
    expect(new Set(people.map(({ record }) => record.courseId))).toEqual(new Set([null, 1, 2, 3]));
    expect(people.filter(({ record }) => record.role === 'admin')).toHaveLength(1);
  });

  it('registered in their order, before 20 November 2026', () => {
    const dates = people.map(({ record }) => record.registrationDate.getTime());
    expect(dates).toEqual(dates.toSorted((one, other) => one - other));
    expect(Math.max(...dates)).toBeLessThan(Date.parse('2026-11-20T00:00:00+05:30'));
  });
});

describe('the demo payments', () => {
  const payments = demoPayments(catalogue, people);

  const furtherPayments = demoFurtherPayments(payments);

  it('are in all the prices of the courses, but for two people, with the numbers of receipts without gaps', () => {
    expect([...payments.values()].map(({ receiptNumber }) => receiptCount(receiptNumber))).toEqual(
      Array.from({ length: payments.size }, (_, index) => index + 1),
    );
    const owing: string[] = [];
    for (const [uid, payment] of payments) {
      const courseId = people.find((person) => person.uid === uid)?.record.courseId;
      const further = furtherPayments.get(uid);
      const price = courses.find(({ id }) => id === courseId)?.price;
      const sums = paymentSums(payment, further ? [further] : []);
      expect([payment.price, sums.paid + (sums.due ?? 0)]).toEqual([price, price]);
      if (sums.due) owing.push(uid);
    }
    expect(owing).toEqual(['demo-tom-sebastian', 'demo-jasmin-haneefa']);
    expect(payments.has('demo-learner')).toBe(false);
  });

  it('have one refund, after its payment', () => {
    const refunded = [...payments.values()].filter(({ refund }) => refund);
    expect(refunded).toHaveLength(1);
    for (const { receivedOn, refund } of refunded)
      expect(refund && refund.refundedOn > receivedOn).toBe(true);
  });

  it('are of one learner in two parts, with the entries of both in the audit log', () => {
    const [[uid, further] = ['', undefined]] = furtherPayments;
    expect(furtherPayments.size).toBe(1);
    expect(further?.receiptNumber).toBe(payments.get(uid)?.receiptNumber);
    expect(further && payments.get(uid) && further.receivedOn > (payments.get(uid)?.receivedOn ?? '')).toBe(
      true,
    );
    const { amount, receivedOn } = further ?? {};
    expect(demoAudit(catalogue, people).get(`${uid}-payment`)).toMatchObject({
      action: 'user.payment',
      after: { amount, receivedOn },
    });
    expect(demoDocuments(catalogue, people).get(`furtherPayments/${uid}_rest`)).toMatchObject({ amount });
  });

  it('count the receipts of the year', () => {
    expect(demoDocuments(catalogue, people).get('counters/receipts-2026')).toEqual({ last: payments.size });
  });
});

describe('the demo history', () => {
  it('shows the demo learner at a third of the course, with an open lesson', () => {
    const learner = people.find(({ uid }) => uid === 'demo-learner');
    const progress = learner && demoProgress(learner, catalogue);
    const percent = progress && progressPercent(progress, courses[0]?.lessonIds ?? []);
    expect(percent).toSatisfy((value) => value >= 28 && value <= 38);
    expect(progress?.lessons[String(progress.lastLessonId)]?.complete).toBe(false);
  });

  it('has progress only of people with a course, and not after 20 November 2026', () => {
    for (const person of people) {
      const progress = demoProgress(person, catalogue);
      if (!progress) continue;
      expect(person.record.status).not.toBe('pending');
      expect(progress.lastAt?.getTime()).toBeLessThan(Date.parse('2026-11-20T00:00:00Z'));
    }
  });

  it('has an audit entry for every approval and every deactivation', () => {
    const actions = [...demoAudit(catalogue, people).values()].map(({ action }) => action);
    const count = (status: string) => people.filter(({ record }) => record.status === status).length;
    expect(actions.filter((action) => action === 'user.approve')).toHaveLength(
      count('approved') + count('inactive') - 1,
    );
    expect(actions.filter((action) => action === 'user.deactivate')).toHaveLength(count('inactive'));
  });

  it('has in every course people who started and lessons left unfinished, and somebody who finished', () => {
    const allStats = courses.map((course) => demoCourseStats(course, people, catalogue).courseStats);
    for (const [index, { started, finished }] of allStats.entries()) {
      const course = courses.slice(index, index + 1);
      const learners = people.filter(({ record }) => record.courseId === course[0]?.id);
      const beginners = learners.filter((person) => demoProgress(person, catalogue));
      expect(started).toBe(beginners.length);
      expect(finished).toBeLessThan(started);
      expect(mostLeftUnfinished(course, allStats, 5)).not.toEqual([]);
    }
    expect(allStats.map(({ finished }) => finished).some((finished) => finished > 0)).toBe(true);
  });

  it('has totals of all its accounts', () => {
    const { pending, total } = accountsIn(
      UserStats.parse(demoDocuments(demoCatalogue(), people).get(userStatsPath)),
    );
    expect(total).toBe(people.length);
    expect(pending).toBe(people.filter(({ record }) => record.status === 'pending').length);
  });

  it('is the same each time and fits into one batch', () => {
    const documents = demoDocuments(demoCatalogue(), demoPeople());
    expect([...documents]).toEqual([...demoDocuments(demoCatalogue(), demoPeople())]);
    expect(documents.size).toBeLessThanOrEqual(500);
    expect(documents.get('counters/lessons')).toEqual({ last: lessons.length });
  });
});

describe('the learners of the demo school', () => {
  const documents = demoDocuments(catalogue, people);
  const stored = <T extends z.ZodType>(collection: string, schema: T): z.output<T>[] =>
    [...documents].flatMap(([path, fields]) => {
      const [name, id, ...rest] = path.split('/');
      return name === collection && rest.length === 0 ? [schema.parse({ ...fields, id })] : [];
    });
  const progressOf = ({ uid }: { uid: string }) => {
    const person = people.find((one) => one.uid === uid);
    return person && demoProgress(person, catalogue);
  };
  const questions = stored(questionsCollection, LessonQuestion);
  const works = stored(submissionsCollection, Submission);

  it('take a course whose days open one after the other, as far as their progress', () => {
    const paced = courses.find(({ pace }) => pace !== 'open');
    const learners = stored(usersCollection, User).filter(({ courseId }) => courseId === paced?.id);
    const days = learners.map((learner) => paced && isPaced(paced, learner) && learner.openThrough);
    expect(new Set(days)).toEqual(new Set([false, 1, 2]));
    for (const learner of learners) {
      const opened = progressOf({ uid: learner.id })?.lessons ?? {};
      const furthest = lessons.filter(({ id }) => opened[id]).map(({ day = 0 }) => day);
      expect(Math.max(0, ...furthest)).toBeLessThanOrEqual(learner.openThrough);
    }
  });

  it('answer a quiz, whose statistics are those that the API would count', () => {
    for (const [lessonId, quiz] of catalogue.quizzes) {
      expect(lessons.find(({ id }) => id === lessonId)?.quiz).toBe('required');
      expect(Quiz.parse(documents.get(`${quizzesCollection}/${lessonId}`))).toEqual(quiz);
      const results = people.flatMap((person) => progressOf(person)?.quizzes?.[lessonId] ?? []);
      const stats = QuizStats.parse(documents.get(`${quizStatsCollection}/${lessonId}`));
      expect(stats.passed).toBe(results.filter(({ passedAt }) => passedAt).length);
      expect(stats.tries).toBe(results.reduce((sum, { tries }) => sum + tries, 0));
      expect(stats.tries).toBeGreaterThan(stats.passed);
      expect(Object.keys(stats.questions)).toEqual(quiz.questions.map(({ id }) => id));
      expect(countTranslations('quiz', quiz).missing).toBe(0);
    }
    expect(catalogue.quizzes.size).toBeGreaterThan(0);
  });

  it('hand in work in every state, which is the same in their progress', () => {
    expect(new Set(works.map(({ state }) => state))).toEqual(new Set(taskStates));
    for (const { id, by, lessonId, state, lastAt, turns } of works) {
      expect(id).toBe(submissionId(by.uid, lessonId));
      expect(progressOf(by)?.tasks?.[lessonId]).toEqual({ state, at: lastAt });
      expect(turns.at(-1)?.fromSchool).toBe(state !== 'waiting');
    }
  });

  it('ask questions, of which some wait, some are answered, some pinned and some reported', () => {
    for (const flag of ['waiting', 'pinned', 'reported'] as const)
      expect(questions.some((question) => question[flag])).toBe(true);
    expect(questions.some(({ waiting, answers }) => !waiting && answers.length > 0)).toBe(true);
    for (const { id, answers } of questions)
      for (const name of [id, ...answers.map((answer) => answer.id)]) expect(name).toMatch(messageId);
  });

  it('ask and hand in after they opened the lesson, and not after 20 November 2026', () => {
    const moments = [
      ...questions.map(({ by, lessonId, askedAt }) => ({ by, lessonId, at: askedAt })),
      ...works.flatMap(({ by, lessonId, turns }) =>
        turns.slice(0, 1).map(({ at }) => ({ by, lessonId, at })),
      ),
    ];
    for (const { by, lessonId, at } of moments) {
      const lesson = lessons.findIndex(({ id }) => id === lessonId);
      const before = progressOf(by)?.lessons[String(lessons[lesson - 1]?.id)]?.at;
      expect(at.getTime()).toBeGreaterThan(before?.getTime() ?? 0);
      expect(progressOf(by)?.lessons[String(lessonId)]).toBeDefined();
    }
    const all = [...demoAudit(catalogue, people).values(), ...moments].map(({ at }) => at.getTime());
    expect(Math.max(...all)).toBeLessThan(Date.parse('2026-11-20T00:00:00Z'));
  });

  it('have a live session that was recorded, and one to come', () => {
    const { coming, past } = sessionsAt(courses[0]?.sessions ?? [], new Date('2026-11-20T00:00:00Z'));
    expect([coming.length, past.length]).toEqual([1, 1]);
    expect(past[0]?.recording).not.toBe('');
  });
});
