import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { categoryContracts as contracts } from '#/contract/categories.ts';
import type { ContentCopyData } from '#/data/course/content-copy.ts';
import type { ContentRemovalData } from '#/data/course/content-removal.ts';
import type { CoursesData } from '#/data/course/courses.ts';
import type { CategoriesData } from '#/data/course/categories.ts';
import { notFound } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { createdRecord, okData, okPage, okRecord } from '#/http/reply.ts';
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
      if (actor?.claims.admin) return okPage({ entries: entries.map(forClient), next });
      const published = await courses.published([...new Set(entries.map(({ courseId }) => courseId))]);
      const visible = entries.filter(({ courseId }) => published.has(courseId) || seesDraft(actor, courseId));
      return okPage({ entries: visible.map(forClient), next });
    }),

    operation(contracts.ofCourse, async ({ actor, params: { courseId }, query }) => {
      const [course, { entries, next }] = await Promise.all([
        courses.find(courseId),
        categories.listOf(courseId, query),
      ]);
      assertVisible(course, actor);
      return okPage({ entries: entries.map(forClient), next });
    }),

    operation(contracts.read, async ({ actor, params: { id } }) => {
      const category = await categories.find(id);
      if (!category) throw notFound();
      if (!seesDraft(actor, category.courseId)) assertVisible(await courses.find(category.courseId), actor);
      return okRecord(forClient(category));
    }),

    operation(contracts.create, async ({ actor, body, once }) => {
      const category = await categories.create(forStore(body), actor, once);
      return createdRecord(forClient(category), adminMessageFor.categoryCreated(category.title));
    }),

    operation(contracts.update, async ({ actor, params: { id }, body, precondition }) => {
      const category = await categories.update(id, forStore(body), actor, precondition);
      return okRecord(forClient(category), adminMessageFor.categoryUpdated(category.title));
    }),

    operation(contracts.duplicate, async ({ actor, params: { id }, once }) => {
      const copy = await contentCopy.copyCategory(id, actor, once);
      return createdRecord(forClient(copy), adminMessageFor.categoryCreated(copy.title));
    }),

    operation(contracts.remove, async ({ actor, params: { id }, precondition }) => {
      const auditId = await contentRemoval.removeCategory(id, actor, precondition);
      return okData({ id, auditId }, adminMessages.categories.deleted);
    }),
  ];
};
