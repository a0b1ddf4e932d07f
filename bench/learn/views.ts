import { learnerCoursePath, lessonPath, paths } from '../../web/src/lib/paths.ts';

/** A learner's page: where it is, what counts as its content, and how many documents it shows. */
export type View = { name: string; path: string; content: string; documents: number };

/** The documents that every view reads: the account, the course and the progress. */
const always = 3;

/**
 * The learner's pages of a course, each with the number of documents that it needs; then the same in Malayalam, as
 * `lesson-ml`.
 */
export function viewsOf(course: { id: number; categories: number; lessons: number }): readonly View[] {
  const whole = always + course.categories + course.lessons;
  const english = [
    {
      name: 'dashboard',
      path: paths.learnerDashboard,
      content: '[role=progressbar][aria-valuenow]',
      documents: always,
    },
    {
      name: 'course',
      path: learnerCoursePath(course.id),
      content: 'li [role=progressbar][aria-valuenow]',
      documents: whole,
    },
    {
      name: 'lesson',
      path: lessonPath(course.id, 1, 1),
      content: '[role=tabpanel] h2',
      // The progress once more: the page stores where the learner is, and receives what was stored.
      documents: whole + 1,
    },
  ];
  return [
    ...english,
    ...english.map(({ name, path, content, documents }) => ({
      name: `${name}-ml`,
      path: `/ml${path}`,
      content,
      documents,
    })),
  ];
}
