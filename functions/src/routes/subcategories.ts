import { adminMessageFor, adminMessages } from '@padavu/domain/admin-messages';
import { subcategoryContracts as contracts } from '#/contract/subcategories.ts';
import type { ContentCopyData } from '#/data/content-copy.ts';
import type { ContentRemovalData } from '#/data/content-removal.ts';
import type { CoursesData } from '#/data/courses.ts';
import type { SubcategoriesData } from '#/data/subcategories.ts';
import { notFound } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { created, okData } from '#/http/reply.ts';
import type { Pictures } from './pictures.ts';
import { assertVisible, seesDraft } from './access.ts';

type Deps = {
  contentCopy: ContentCopyData;
  contentRemoval: Pick<ContentRemovalData, 'removeSubcategory'>;
  courses: Pick<CoursesData, 'find' | 'published'>;
  pictures: Pictures;
  subcategories: SubcategoriesData;
};

/** Categories. Anyone may read those of published courses (docs/decisions/011). */
export const subcategoryOperations = (deps: Deps): Operation[] => {
  const { contentCopy, contentRemoval, courses, pictures, subcategories } = deps;
  const { forClient, forStore } = pictures;
  return [
    operation(contracts.list, async ({ actor, query }) => {
      const { entries, next } = await subcategories.list(query);
      if (actor?.claims.admin) return { ...okData(entries.map(forClient)), next };
      const published = await courses.published([...new Set(entries.map(({ courseId }) => courseId))]);
      const visible = entries.filter(({ courseId }) => published.has(courseId) || seesDraft(actor, courseId));
      return { ...okData(visible.map(forClient)), next };
    }),

    operation(contracts.ofCourse, async ({ actor, params: { courseId }, query }) => {
      const [course, { entries, next }] = await Promise.all([
        courses.find(courseId),
        subcategories.listOf(courseId, query),
      ]);
      assertVisible(course, actor);
      return { ...okData(entries.map(forClient)), next };
    }),

    operation(contracts.read, async ({ actor, params: { id } }) => {
      const subcategory = await subcategories.find(id);
      if (!subcategory) throw notFound();
      if (!seesDraft(actor, subcategory.courseId))
        assertVisible(await courses.find(subcategory.courseId), actor);
      return { ...okData(forClient(subcategory)), version: subcategory.updatedAt };
    }),

    operation(contracts.create, async ({ actor, body, once }) => {
      const subcategory = await subcategories.create(forStore(body), actor, once);
      const { title, updatedAt } = subcategory;
      return {
        ...created(forClient(subcategory), adminMessageFor.categoryCreated(title)),
        version: updatedAt,
      };
    }),

    operation(contracts.update, async ({ actor, params: { id }, body, precondition }) => {
      const subcategory = await subcategories.update(id, forStore(body), actor, precondition);
      const { title, updatedAt } = subcategory;
      return {
        ...okData(forClient(subcategory), adminMessageFor.categoryUpdated(title)),
        version: updatedAt,
      };
    }),

    operation(contracts.duplicate, async ({ actor, params: { id }, once }) => {
      const copy = await contentCopy.copySubcategory(id, actor, once);
      return {
        ...created(forClient(copy), adminMessageFor.categoryCreated(copy.title)),
        version: copy.updatedAt,
      };
    }),

    operation(contracts.remove, async ({ actor, params: { id }, precondition }) => {
      const auditId = await contentRemoval.removeSubcategory(id, actor, precondition);
      return okData({ id, auditId }, adminMessages.categories.deleted);
    }),
  ];
};
