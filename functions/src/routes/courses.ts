import { adminMessages } from '@padavu/domain/admin-messages';
import { progressPercent } from '@padavu/domain/progress';
import { courseContracts as contracts } from '#/contract/courses.ts';
import type { ContentRemovalData } from '#/data/content-removal.ts';
import type { CoursesData } from '#/data/courses.ts';
import type { ProgressData } from '#/data/progress.ts';
import type { SubcategoriesData } from '#/data/subcategories.ts';
import type { UsersData } from '#/data/users.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { created, okData } from '#/http/reply.ts';
import { courseReplies } from './course-reply.ts';
import type { Pictures } from './pictures.ts';
import { assertVisible, requireOwnCourse } from './access.ts';

type Deps = {
  contentRemoval: Pick<ContentRemovalData, 'removeCourse'>;
  courses: CoursesData;
  pictures: Pictures;
  progress: Pick<ProgressData, 'ofLearner'>;
  subcategories: SubcategoriesData;
  users: Pick<UsersData, 'find'>;
};

const { courses: texts } = adminMessages;

/** Courses. */
export const courseOperations = (deps: Deps): Operation[] => {
  const { contentRemoval, courses, pictures, progress, subcategories, users } = deps;
  const courseReply = courseReplies(pictures);
  return [
    operation(contracts.list, async ({ actor, query }) => {
      const { entries, next } = await courses.list({ ...query, drafts: actor?.claims.admin === true });
      const categories = await subcategories.ofCourses(entries.map(({ id }) => id));
      return { ...okData(entries.map((course) => courseReply(course, categories, actor))), next };
    }),

    operation(contracts.read, async ({ actor, params: { id } }) => {
      const [course, categories] = await Promise.all([courses.find(id), subcategories.ofCourses([id])]);
      assertVisible(course, actor);
      return { ...okData(courseReply(course, categories, actor)), version: course.updatedAt };
    }),

    operation(contracts.own, async ({ actor }) => {
      const courseId = await requireOwnCourse(actor, users);
      const [course, categories, made] = await Promise.all([
        courses.find(courseId),
        subcategories.ofCourses([courseId]),
        progress.ofLearner(actor.uid, courseId),
      ]);
      assertVisible(course, actor);
      return okData(courseReply(course, categories, actor, progressPercent(made, course.lessonIds)));
    }),

    operation(contracts.create, async ({ actor, body, once }) => {
      const course = await courses.create(pictures.ofCourseForStore(body), actor, once);
      return { ...created(courseReply(course, [], actor), texts.created), version: course.updatedAt };
    }),

    operation(contracts.update, async ({ actor, params: { id }, body, precondition }) => {
      const course = await courses.update(id, pictures.ofCourseForStore(body), actor, precondition);
      const categories = await subcategories.ofCourses([id]);
      return { ...okData(courseReply(course, categories, actor), texts.updated), version: course.updatedAt };
    }),

    operation(contracts.remove, async ({ actor, params: { id }, precondition }) => {
      const auditId = await contentRemoval.removeCourse(id, actor, precondition);
      return okData({ id, auditId }, texts.deleted);
    }),
  ];
};
