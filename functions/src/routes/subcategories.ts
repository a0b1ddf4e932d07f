import { messageFor, messages } from '@padavu/domain/messages';
import { subcategoryContracts as contracts } from '#/contract/subcategories.ts';
import type { ContentCopyData } from '#/data/content-copy.ts';
import type { ContentRemovalData } from '#/data/content-removal.ts';
import type { CoursesData } from '#/data/courses.ts';
import type { SubcategoriesData } from '#/data/subcategories.ts';
import { notFound } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { created, okData } from '#/http/reply.ts';
import { demandVisible, seesDrafts } from './visibility.ts';

type Deps = {
  contentCopy: ContentCopyData;
  contentRemoval: Pick<ContentRemovalData, 'removeSubcategory'>;
  courses: Pick<CoursesData, 'find' | 'published'>;
  subcategories: SubcategoriesData;
};

/** Categories. Anyone may read those of published courses (docs/decisions/011). */
export const subcategoryOperations = (deps: Deps): Operation[] => {
  const { contentCopy, contentRemoval, courses, subcategories } = deps;
  return [
    operation(contracts.list, async ({ actor, query }) => {
      const { entries, next } = await subcategories.list(query);
      if (seesDrafts(actor)) return { ...okData(entries), next };
      const published = await courses.published([...new Set(entries.map(({ courseId }) => courseId))]);
      return { ...okData(entries.filter(({ courseId }) => published.has(courseId))), next };
    }),

    operation(contracts.ofCourse, async ({ actor, params: { courseId }, query }) => {
      const [course, { entries, next }] = await Promise.all([
        courses.find(courseId),
        subcategories.listOf(courseId, query),
      ]);
      demandVisible(course, actor);
      return { ...okData(entries), next };
    }),

    operation(contracts.read, async ({ actor, params: { id } }) => {
      const subcategory = await subcategories.find(id);
      if (!subcategory) throw notFound();
      if (!seesDrafts(actor)) demandVisible(await courses.find(subcategory.courseId), actor);
      return { ...okData(subcategory), version: subcategory.updatedAt };
    }),

    operation(contracts.create, async ({ actor, body }) => {
      const subcategory = await subcategories.create(body, actor);
      const { title, updatedAt } = subcategory;
      return { ...created(subcategory, messageFor.categoryCreated(title)), version: updatedAt };
    }),

    operation(contracts.update, async ({ actor, params: { id }, body, precondition }) => {
      const subcategory = await subcategories.update(id, body, actor, precondition);
      const { title, updatedAt } = subcategory;
      return { ...okData(subcategory, messageFor.categoryUpdated(title)), version: updatedAt };
    }),

    operation(contracts.duplicate, async ({ actor, params: { id } }) => {
      const copy = await contentCopy.copySubcategory(id, actor);
      return { ...created(copy, messageFor.categoryCreated(copy.title)), version: copy.updatedAt };
    }),

    operation(contracts.remove, async ({ actor, params: { id }, precondition }) => {
      const auditId = await contentRemoval.removeSubcategory(id, actor, precondition);
      return okData({ id, auditId }, messages.categories.deleted);
    }),
  ];
};
