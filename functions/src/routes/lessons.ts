import type { Course } from '@padavu/domain/course';
import { adminMessages } from '@padavu/domain/admin-messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { Viewer } from '#/actors.ts';
import { lessonContracts as contracts } from '#/contract/lessons.ts';
import type { CoursesData } from '#/data/courses.ts';
import type { LessonsData } from '#/data/lessons.ts';
import type { SubcategoriesData } from '#/data/subcategories.ts';
import { notFound } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { created, okData } from '#/http/reply.ts';
import { assertVisible, lessonFor, seesDrafts } from './access.ts';

type Deps = {
  courses: Pick<CoursesData, 'find'>;
  lessons: LessonsData;
  subcategories: Pick<SubcategoriesData, 'find'>;
};

/** The course of the viewer's own, read at once with what lies in it: a learner mostly asks for that. */
async function ownCourse({ courses }: Deps, viewer: Viewer): Promise<Course | undefined> {
  const courseId = viewer?.claims.courseId ?? null;
  return courseId === null || seesDrafts(viewer) ? undefined : courses.find(courseId);
}

/** 404 for a category that is not there, or whose course the viewer may not see; `own` spares a read when it is that. */
async function assertCategoryVisible(
  { courses }: Deps,
  category: Subcategory | undefined,
  viewer: Viewer,
  own: Course | undefined,
): Promise<void> {
  if (!category) throw notFound();
  if (seesDrafts(viewer)) return;
  assertVisible(own?.id === category.courseId ? own : await courses.find(category.courseId), viewer);
}

/** Lessons. */
export const lessonOperations = (deps: Deps): Operation[] => {
  const { lessons, subcategories } = deps;
  return [
    operation(contracts.list, async ({ actor, params: { subcategoryId } }) => {
      const [category, found, own] = await Promise.all([
        subcategories.find(subcategoryId),
        lessons.ofSubcategory(subcategoryId),
        ownCourse(deps, actor),
      ]);
      await assertCategoryVisible(deps, category, actor, own);
      return okData(found.map((lesson) => lessonFor(actor, lesson)));
    }),

    operation(contracts.read, async ({ actor, params: { subcategoryId, lessonId } }) => {
      const [category, lesson, own] = await Promise.all([
        subcategories.find(subcategoryId),
        lessons.find(lessonId),
        ownCourse(deps, actor),
      ]);
      if (lesson?.subcategoryId !== subcategoryId) throw notFound();
      await assertCategoryVisible(deps, category, actor, own);
      return { ...okData(lessonFor(actor, lesson)), version: lesson.updatedAt };
    }),

    operation(contracts.create, async ({ actor, params: { subcategoryId }, body, once }) => {
      const lesson = await lessons.create(subcategoryId, body, actor, once);
      return { ...created(lesson, adminMessages.lessons.created), version: lesson.updatedAt };
    }),

    operation(contracts.createAll, async ({ actor, params: { subcategoryId }, body, once }) =>
      created(
        await lessons.createAll(subcategoryId, body.lessons, actor, once),
        adminMessages.lessons.allCreated,
      ),
    ),

    operation(contracts.update, async ({ actor, params, body, precondition }) => {
      const lesson = await lessons.update(params, body, actor, precondition);
      return { ...okData(lesson, adminMessages.lessons.updated), version: lesson.updatedAt };
    }),

    operation(contracts.remove, async ({ actor, params, precondition }) => {
      const auditId = await lessons.remove(params, actor, precondition);
      return okData({ id: params.lessonId, auditId }, adminMessages.lessonService.deleted);
    }),
  ];
};
