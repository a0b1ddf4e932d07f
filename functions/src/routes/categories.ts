import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { categoryContracts as contracts } from '#/contract/categories.ts';
import type { ContentCopyData } from '#/data/course/content-copy.ts';
import type { ContentRemovalData } from '#/data/course/content-removal.ts';
import type { CoursesData } from '#/data/course/courses.ts';
import type { CategoriesData } from '#/data/course/categories.ts';
import { notFound } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { created, okData } from '#/http/reply.ts';
import type { Pictures } from './pictures.ts';
import { assertVisible, seesDraft } from './access.ts';

type Deps = {
  contentCopy: ContentCopyData;
  contentRemoval: Pick<ContentRemovalData, 'removeCategory'>;
  courses: Pick<CoursesData, 'find' | 'published'>;
  pictures: Pictures;
  categories: CategoriesData;
};

/** Categories. Anyone may read those of published courses (docs/decisions/011). */
export const categoryOperations = (deps: Deps): Operation[] => {
  const { contentCopy, contentRemoval, courses, pictures, categories } = deps;
  const { forClient, forStore } = pictures;
  return [
    operation(contracts.list, async ({ actor, query }) => {
      const { entries, next } = await categories.list(query);
      if (actor?.claims.admin) return { ...okData(entries.map(forClient)), next };
      const published = await courses.published([...new Set(entries.map(({ courseId }) => courseId))]);
      const visible = entries.filter(({ courseId }) => published.has(courseId) || seesDraft(actor, courseId));
      return { ...okData(visible.map(forClient)), next };
    }),

    operation(contracts.ofCourse, async ({ actor, params: { courseId }, query }) => {
      const [course, { entries, next }] = await Promise.all([
        courses.find(courseId),
        categories.listOf(courseId, query),
      ]);
      assertVisible(course, actor);
      return { ...okData(entries.map(forClient)), next };
    }),

    operation(contracts.read, async ({ actor, params: { id } }) => {
      const category = await categories.find(id);
      if (!category) throw notFound();
      if (!seesDraft(actor, category.courseId)) assertVisible(await courses.find(category.courseId), actor);
      return { ...okData(forClient(category)), version: category.updatedAt };
    }),

    operation(contracts.create, async ({ actor, body, once }) => {
      const category = await categories.create(forStore(body), actor, once);
      const { title, updatedAt } = category;
      return {
        ...created(forClient(category), adminMessageFor.categoryCreated(title)),
        version: updatedAt,
      };
    }),

    operation(contracts.update, async ({ actor, params: { id }, body, precondition }) => {
      const category = await categories.update(id, forStore(body), actor, precondition);
      const { title, updatedAt } = category;
      return {
        ...okData(forClient(category), adminMessageFor.categoryUpdated(title)),
        version: updatedAt,
      };
    }),

    operation(contracts.duplicate, async ({ actor, params: { id }, once }) => {
      const copy = await contentCopy.copyCategory(id, actor, once);
      return {
        ...created(forClient(copy), adminMessageFor.categoryCreated(copy.title)),
        version: copy.updatedAt,
      };
    }),

    operation(contracts.remove, async ({ actor, params: { id }, precondition }) => {
      const auditId = await contentRemoval.removeCategory(id, actor, precondition);
      return okData({ id, auditId }, adminMessages.categories.deleted);
    }),
  ];
};
