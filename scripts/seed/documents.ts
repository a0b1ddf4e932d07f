import { auditCollection } from '@padavu/domain/audit';
import { auditSearchWords } from '@padavu/domain/audit-search';
import { countersCollection } from '@padavu/domain/counter';
import { coursesCollection } from '@padavu/domain/course';
import { userStatsEntryPath, userStatsPath } from '@padavu/domain/user-stats';
import { courseStatsCollection, learnerStatsPath } from '@padavu/domain/course-stats';
import { questionsCollection } from '@padavu/domain/lesson-question';
import { lessonsCollection } from '@padavu/domain/lesson';
import { pageIds } from '@padavu/domain/page-content';
import { furtherPaymentId, furtherPaymentsCollection } from '@padavu/domain/further-payment';
import { paymentPath } from '@padavu/domain/payment';
import { progressPath } from '@padavu/domain/progress';
import { quizStatsCollection, quizzesCollection } from '@padavu/domain/quiz';
import { receiptCounter } from '@padavu/domain/receipt-number';
import { schoolDocument } from '@padavu/domain/school';
import { settingsCollection } from '@padavu/domain/security';
import { sitePath } from '@padavu/domain/site';
import { pagesCollection } from '@padavu/domain/stored-page';
import { categoriesCollection } from '@padavu/domain/category';
import { submissionsCollection } from '@padavu/domain/task';
import { usersCollection } from '@padavu/domain/user';
import type { Catalogue } from './catalogue.ts';
import { demoCoursework, demoQuizStats } from './coursework.ts';
import { demoAudit, demoCourseStats, demoPace, demoProgress, demoUserStats } from './history.ts';
import { demoPage } from './pages.ts';
import { demoFurtherPayments, demoPayments } from './payments.ts';
import type { Person } from './people.ts';
import { demoSchool } from './school.ts';
import { demoSite } from './site.ts';

/** Every document of the demo, by its path. */
export function demoDocuments(catalogue: Catalogue, people: readonly Person[]): Map<string, object> {
  const documents = new Map<string, object>();
  const numbered = {
    [coursesCollection]: catalogue.courses,
    [categoriesCollection]: catalogue.categories,
    [lessonsCollection]: catalogue.lessons,
  };
  for (const [collection, entities] of Object.entries(numbered)) {
    for (const entity of entities) documents.set(`${collection}/${entity.id}`, entity);
    documents.set(`${countersCollection}/${collection}`, {
      last: Math.max(...entities.map((entity) => entity.id)),
    });
  }
  for (const person of people) {
    documents.set(`${usersCollection}/${person.uid}`, { ...person.record, ...demoPace(person, catalogue) });
    const progress = demoProgress(person, catalogue);
    const { courseId } = person.record;
    if (progress && courseId !== null) documents.set(progressPath(person.uid, courseId), progress);
  }
  const payments = demoPayments(catalogue, people);
  for (const [uid, payment] of payments) documents.set(paymentPath(uid), payment);
  for (const [uid, { key, ...payment }] of demoFurtherPayments(payments))
    documents.set(`${furtherPaymentsCollection}/${furtherPaymentId(uid, key)}`, payment);
  documents.set(`${countersCollection}/${receiptCounter('2026')}`, { last: payments.size });
  for (const course of catalogue.courses) {
    const { courseStats, learners } = demoCourseStats(course, people, catalogue);
    if (learners.size > 0) documents.set(`${courseStatsCollection}/${course.id}`, courseStats);
    for (const [uid, summary] of learners) documents.set(learnerStatsPath(uid, course.id), summary);
  }
  const { userStats, entries } = demoUserStats(people);
  if (userStats) documents.set(userStatsPath, userStats);
  for (const [uid, account] of entries) documents.set(userStatsEntryPath(uid), account);
  for (const [lessonId, quiz] of catalogue.quizzes) {
    const answerers = people.filter((person) => demoProgress(person, catalogue)?.quizzes?.[lessonId]);
    documents.set(`${quizzesCollection}/${lessonId}`, quiz);
    const stats = demoQuizStats(
      quiz,
      answerers.map(({ uid }) => uid),
    );
    documents.set(`${quizStatsCollection}/${lessonId}`, stats);
  }
  const { questions, submissions } = demoCoursework(catalogue, people);
  for (const [id, question] of questions) documents.set(`${questionsCollection}/${id}`, question);
  for (const [id, work] of submissions) documents.set(`${submissionsCollection}/${id}`, work);
  for (const [id, entry] of demoAudit(catalogue, people)) {
    documents.set(`${auditCollection}/${id}`, { ...entry, searchWords: auditSearchWords(entry.target) });
  }
  for (const { id, courseId } of catalogue.categories) documents.set(`categoryCourses/${id}`, { courseId });
  documents.set(`${settingsCollection}/${schoolDocument}`, demoSchool);
  for (const id of pageIds) documents.set(`${pagesCollection}/${id}`, demoPage(id));
  documents.set(sitePath, demoSite(catalogue.courses));
  return documents;
}
