import { learnerCoursePath, lessonPath, paths } from '@/lib/paths.ts';

/**
 * The document of a page whose content only the browser knows: it contains what the page shows while it opens.
 * `firebase.json` has its addresses.
 */
export type Shell = {
  file: string;
  /** One of its addresses. */
  path: string;
  /** All of its addresses, as a pattern of the router. */
  pattern: string;
};

const shell = (file: string, pattern: string, path: string = pattern): Shell => ({ file, pattern, path });

export const learnerShells: readonly Shell[] = [
  shell('learn.html', paths.learnerDashboard),
  shell('learn-course.html', paths.learnerCourse, learnerCoursePath(1)),
  shell('learn-lesson.html', paths.lesson, lessonPath(1, 1, 1)),
  shell('learn-days.html', paths.courseDays, '/courses/1'),
];

export const adminShells: readonly Shell[] = [
  shell('app.html', paths.adminDashboard),
  shell('app-users.html', paths.adminUsers),
  shell('app-import.html', paths.adminUserImport),
  shell('app-user.html', paths.adminUser, '/admin/user/1'),
  shell('app-courses.html', paths.adminCourses),
  shell('app-categories.html', paths.adminCategories),
  shell('app-lessons.html', paths.adminLessons),
  shell('app-audit.html', paths.adminAudit),
  shell('app-security.html', paths.adminSecurity),
  shell('app-settings.html', paths.adminSettings),
  shell('app-questions.html', paths.adminQuestions),
  shell('app-work.html', paths.adminWork),
  shell('app-discounts.html', paths.adminDiscounts),
  shell('app-trash.html', paths.adminTrash),
  shell('app-payments.html', paths.adminPayments),
  shell('app-due-payments.html', paths.adminDuePayments),
  shell('app-statement.html', paths.adminStatement),
  shell('app-pages.html', paths.adminPages),
  shell('app-page.html', paths.adminPage, '/admin/pages/home'),
];
