import { auditCollection } from '@padavu/domain/admin/audit';
import { auditSearchWords } from '@padavu/domain/admin/audit-search';
import { countersCollection } from '@padavu/domain/admin/counter';
import { coursesCollection } from '@padavu/domain/course/course';
import { userStatsEntryPath, userStatsPath } from '@padavu/domain/user/user-stats';
import { courseStatsCollection, learnerStatsPath } from '@padavu/domain/course/course-stats';
import { questionsCollection } from '@padavu/domain/learning/lesson-question';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { pageIds } from '@padavu/domain/site/page-content';
import { furtherPaymentId, furtherPaymentsCollection } from '@padavu/domain/payment/further-payment';
import { paymentPath } from '@padavu/domain/payment/payment';
import { progressPath } from '@padavu/domain/learning/progress';
import { quizStatsCollection, quizzesCollection } from '@padavu/domain/learning/quiz';
import { receiptCounter } from '@padavu/domain/payment/receipt-number';
import { schoolDocument } from '@padavu/domain/school/school';
import { settingsCollection } from '@padavu/domain/user/security';
import { sitePath } from '@padavu/domain/site/site';
import { pagesCollection } from '@padavu/domain/site/stored-page';
import { categoriesCollection } from '@padavu/domain/course/category';
import { submissionsCollection } from '@padavu/domain/learning/task';
import { usersCollection } from '@padavu/domain/user/user';
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
