import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { isStaff } from '@padavu/domain/user/claims';
import type { Course } from '@padavu/domain/course/course';
import { withoutLinks } from '@padavu/domain/course/live-session';
import { progressPercent } from '@padavu/domain/learning/progress';
import type { Category } from '@padavu/domain/course/category';
import type { Viewer } from '#/actors.ts';
import { courseContracts as contracts, type CourseReply } from '#/contract/courses.ts';
import type { ContentRemovalData } from '#/data/course/content-removal.ts';
import type { CoursesData } from '#/data/course/courses.ts';
import type { ProgressData } from '#/data/learning/progress.ts';
import type { CategoriesData } from '#/data/course/categories.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { createdRecord, okData, okPage, okRecord } from '#/http/reply.ts';
import type { Pictures } from './pictures.ts';
import { assertVisible, learnsFrom, seesCourse } from './access.ts';

type Deps = {
  contentRemoval: Pick<ContentRemovalData, 'removeCourse'>;
  courses: CoursesData;
  pictures: Pictures;
  progress: Pick<ProgressData, 'ofLearner'>;
  categories: CategoriesData;
};

const { courses: texts } = adminMessages;

/**
 * Converts courses to replies, each with those of `categories` that belong to it. Only learners of the course and staff
 * get the links of its live sessions.
 */
const courseReplies =
  ({ forClient, ofCourseForClient }: Pictures) =>
  (
    { lessonIds, ...course }: Course,
    categories: readonly Category[],
    viewer: Viewer,
    progress = 0,
  ): CourseReply => ({
    ...ofCourseForClient(course),
    sessions: learnsFrom(viewer, course.id) ? course.sessions : withoutLinks(course.sessions),
    totalLessons: lessonIds.length,
    progress,
    subcategories: categories
      .filter(({ courseId }) => courseId === course.id)
      .map(({ id, title, description, thumbnail, translations }) =>
        forClient({ id, title, description, thumbnail, ...(translations && { translations }) }),
      ),
  });

export const courseOperations = (deps: Deps): Operation[] => {
  const { contentRemoval, courses, pictures, progress } = deps;
  const courseReply = courseReplies(pictures);
  return [
    operation(contracts.list, async ({ actor, query }) => {
      const drafts = actor !== null && isStaff(actor.claims);
      const { entries, next } = await courses.list({ ...query, drafts });
      const visible = entries.filter((course) => seesCourse(actor, course));
      const categories = await deps.categories.ofCourses(visible.map(({ id }) => id));
      return okPage({ entries: visible.map((course) => courseReply(course, categories, actor)), next });
    }),

    operation(contracts.read, async ({ actor, params: { id } }) => {
      const [course, categories] = await Promise.all([courses.find(id), deps.categories.ofCourses([id])]);
      assertVisible(course, actor);
      return okRecord(courseReply(course, categories, actor));
    }),

    operation(contracts.own, async ({ actor }) => {
      const { courseId } = actor.claims;
      const [course, categories, ownProgress] = await Promise.all([
        courses.find(courseId),
        deps.categories.ofCourses([courseId]),
        progress.ofLearner(actor.uid, courseId),
      ]);
      assertVisible(course, actor);
      return okData(courseReply(course, categories, actor, progressPercent(ownProgress, course.lessonIds)));
    }),

    operation(contracts.create, async ({ actor, body, once }) => {
      const course = await courses.create(pictures.ofCourseForStore(body), actor, once);
      return createdRecord(courseReply(course, [], actor), texts.created);
    }),

    operation(contracts.update, async ({ actor, params: { id }, body, precondition }) => {
      const course = await courses.update(id, pictures.ofCourseForStore(body), actor, precondition);
      const categories = await deps.categories.ofCourses([id]);
      return okRecord(courseReply(course, categories, actor), texts.updated);
    }),

    operation(contracts.remove, async ({ actor, params: { id }, precondition }) => {
      const auditId = await contentRemoval.removeCourse(id, actor, precondition);
      return okData({ id, auditId }, texts.deleted);
    }),
  ];
};
