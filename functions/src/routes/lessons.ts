import type { Course } from '@padavu/domain/course/course';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { byDay, type Lesson, type LessonReply } from '@padavu/domain/course/lesson';
import type { Category } from '@padavu/domain/course/category';
import type { Viewer } from '#/actors.ts';
import { lessonContracts as contracts } from '#/contract/lessons.ts';
import type { CoursesData } from '#/data/course/courses.ts';
import type { LessonArrangementData } from '#/data/course/lesson-arrangement.ts';
import type { LessonsData } from '#/data/course/lessons.ts';
import type { PacesData } from '#/data/learning/paces.ts';
import type { CategoriesData } from '#/data/course/categories.ts';
import type { UsersData } from '#/data/user/users.ts';
import { forbidden, notFound } from '#/errors.ts';
import { requireApproved } from '#/http/learner.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { created, createdRecord, okData, okRecord } from '#/http/reply.ts';
import { assertVisible, learnsFrom, lessonFor, seesDraft } from './access.ts';

type Deps = {
  courses: Pick<CoursesData, 'find'>;
  lessons: LessonsData;
  lessonArrangement: LessonArrangementData;
  paces: Pick<PacesData, 'openTo'>;
  categories: Pick<CategoriesData, 'find'>;
  users: Pick<UsersData, 'find'>;
};

/**
 * The viewer's own course, read in parallel with the requested lessons, because learners mostly request those of their
 * course.
 */
async function ownCourse({ courses }: Deps, viewer: Viewer): Promise<Course | undefined> {
  const courseId = viewer?.claims.courseId ?? null;
  return courseId === null || seesDraft(viewer, courseId) ? undefined : courses.find(courseId);
}

/**
 * The course of a category; `own` saves a read if it is that course. Throws 404 for a missing category, or one whose
 * course the viewer may not see. Returns `undefined` for a viewer who sees drafts, where the course is not needed.
 */
async function visibleCourse(
  { courses }: Deps,
  category: Category | undefined,
  viewer: Viewer,
  own: Course | undefined,
): Promise<Course | undefined> {
  if (!category) throw notFound();
  if (seesDraft(viewer, category.courseId)) return undefined;
  const course = own?.id === category.courseId ? own : await courses.find(category.courseId);
  assertVisible(course, viewer);
  return course;
}

/**
 * Lessons of a course as a viewer sees them: complete for administrators and teachers and, once they are open, for its
 * learners.
 * @param part the lessons of the course to return, or all of them
 */
async function lessonReplies(
  { paces }: Deps,
  viewer: Viewer,
  course: Course | undefined,
  part: { lessons: readonly Lesson[]; isWhole?: boolean },
): Promise<LessonReply[]> {
  const isPaced = course !== undefined && course.pace !== 'open';
  return isPaced && viewer && learnsFrom(viewer, course.id)
    ? paces.openTo(viewer.uid, course, part)
    : part.lessons.map((lesson) => lessonFor(viewer, lesson));
}

export const lessonOperations = (deps: Deps): Operation[] => {
  const { lessons, lessonArrangement, categories, users } = deps;
  return [
    operation(contracts.list, async ({ actor, params: { subcategoryId } }) => {
      const [category, found, own] = await Promise.all([
        categories.find(subcategoryId),
        lessons.ofCategory(subcategoryId),
        ownCourse(deps, actor),
      ]);
      const course = await visibleCourse(deps, category, actor, own);
      return okData(await lessonReplies(deps, actor, course, { lessons: found }));
    }),

    operation(contracts.ofCourse, async ({ actor, params: { courseId } }) => {
      // Refuse before all lessons of the course are read.
      if (!learnsFrom(actor, courseId)) {
        await requireApproved(actor, users);
        throw forbidden();
      }
      const [course, found] = await Promise.all([deps.courses.find(courseId), lessons.ofCourse(courseId)]);
      assertVisible(course, actor);
      const all = { lessons: found.toSorted(byDay), isWhole: true };
      return okData(await lessonReplies(deps, actor, seesDraft(actor, courseId) ? undefined : course, all));
    }),

    operation(contracts.read, async ({ actor, params: { subcategoryId, lessonId } }) => {
      const [category, lesson, own] = await Promise.all([
        categories.find(subcategoryId),
        lessons.find(lessonId),
        ownCourse(deps, actor),
      ]);
      if (lesson?.subcategoryId !== subcategoryId) throw notFound();
      const course = await visibleCourse(deps, category, actor, own);
      const [reply] = await lessonReplies(deps, actor, course, { lessons: [lesson] });
      return { ...okData(reply), version: lesson.updatedAt };
    }),

    operation(contracts.create, async ({ actor, params: { subcategoryId }, body, once }) =>
      createdRecord(await lessons.create(subcategoryId, body, actor, once), adminMessages.lessons.created),
    ),

    operation(contracts.createAll, async ({ actor, params: { subcategoryId }, body, once }) =>
      created(
        await lessons.createAll(subcategoryId, body.lessons, actor, once),
        adminMessages.lessons.allCreated,
      ),
    ),

    operation(contracts.update, async ({ actor, params, body, precondition }) =>
      okRecord(await lessons.update(params, body, actor, precondition), adminMessages.lessons.updated),
    ),

    operation(contracts.remove, async ({ actor, params, precondition }) => {
      const auditId = await lessons.remove(params, actor, precondition);
      return okData({ id: params.lessonId, auditId }, adminMessages.lessonService.deleted);
    }),

    operation(contracts.duplicate, async ({ actor, params, once }) =>
      createdRecord(await lessonArrangement.duplicate(params, actor, once), adminMessages.lessons.duplicated),
    ),

    operation(contracts.reorder, async ({ actor, params: { subcategoryId }, body }) => {
      const reordered = await lessonArrangement.reorder(subcategoryId, body, actor);
      return okData(reordered, adminMessages.lessons.reordered);
    }),
  ];
};
