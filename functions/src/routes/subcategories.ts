import { messageFor, messages } from '@padavu/domain/messages';
import { SubcategoryBody } from '@padavu/domain/subcategory';
import { subcategoryContracts, SubcategoryPaging } from '#/contract/subcategories.ts';
import type { ContentCopyData } from '#/data/content-copy.ts';
import type { ContentRemovalData } from '#/data/content-removal.ts';
import type { CoursesData } from '#/data/courses.ts';
import type { SubcategoriesData } from '#/data/subcategories.ts';
import { notFound } from '#/http/app-error.ts';
import type { Authorise } from '#/http/authorise.ts';
import { parseBody, parseQuery } from '#/http/body.ts';
import { nextLink } from '#/http/paging.ts';
import { precondition } from '#/http/precondition.ts';
import { created, okData, type Endpoint, type Handler } from '#/http/reply.ts';
import { entityIdParam } from '#/http/route-params.ts';
import { keptFor } from '#/http/send-reply.ts';
import { demandVisible, seesDrafts } from './visibility.ts';

type Deps = {
  authorise: Authorise;
  contentCopy: ContentCopyData;
  contentRemoval: Pick<ContentRemovalData, 'removeSubcategory'>;
  courses: Pick<CoursesData, 'find' | 'published'>;
  subcategories: SubcategoriesData;
};

/** Categories (specification 7, "Subcategories"). Anyone may read those of published courses (decision 011). */
export const subcategoryEndpoints = (deps: Deps): Endpoint[] => [
  { method: 'GET', path: '/subcategories/all', contract: subcategoryContracts.list, handle: listAll(deps) },
  {
    method: 'GET',
    path: '/subcategories/course/:courseId',
    contract: subcategoryContracts.ofCourse,
    handle: listOfCourse(deps),
  },
  { method: 'GET', path: '/subcategories/:id', contract: subcategoryContracts.read, handle: readOne(deps) },
  { method: 'POST', path: '/subcategories', contract: subcategoryContracts.create, handle: create(deps) },
  { method: 'PUT', path: '/subcategories/:id', contract: subcategoryContracts.update, handle: update(deps) },
  {
    method: 'POST',
    path: '/subcategories/:id/duplicate',
    contract: subcategoryContracts.duplicate,
    handle: duplicate(deps),
  },
  {
    method: 'DELETE',
    path: '/subcategories/:id',
    contract: subcategoryContracts.remove,
    handle: remove(deps),
  },
];

function listAll({ authorise, courses, subcategories }: Deps): Handler {
  return authorise.reading.byAnyone(async (request, viewer) => {
    const { entries, next } = await subcategories.list(parseQuery(SubcategoryPaging, request));
    const headers = nextLink(request, next);
    if (seesDrafts(viewer)) return keptFor(viewer, { ...okData(entries), headers });
    const published = await courses.published([...new Set(entries.map(({ courseId }) => courseId))]);
    const visible = entries.filter(({ courseId }) => published.has(courseId));
    return keptFor(viewer, { ...okData(visible), headers });
  });
}

function listOfCourse({ authorise, courses, subcategories }: Deps): Handler {
  return authorise.reading.byAnyone(async (request, viewer) => {
    const courseId = entityIdParam(request, 'courseId');
    const paging = parseQuery(SubcategoryPaging, request);
    const [course, { entries, next }] = await Promise.all([
      courses.find(courseId),
      subcategories.listOf(courseId, paging),
    ]);
    demandVisible(course, viewer);
    return keptFor(viewer, { ...okData(entries), headers: nextLink(request, next) });
  });
}

function readOne({ authorise, courses, subcategories }: Deps): Handler {
  return authorise.reading.byAnyone(async (request, viewer) => {
    const subcategory = await subcategories.find(entityIdParam(request, 'id'));
    if (!subcategory) throw notFound();
    if (!seesDrafts(viewer)) demandVisible(await courses.find(subcategory.courseId), viewer);
    return keptFor(viewer, { ...okData(subcategory), version: subcategory.updatedAt });
  });
}

function create({ authorise, subcategories }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const subcategory = await subcategories.create(parseBody(SubcategoryBody, request), actor);
    const { title, updatedAt } = subcategory;
    return { ...created(subcategory, messageFor.categoryCreated(title)), version: updatedAt };
  };
}

function update({ authorise, subcategories }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const id = entityIdParam(request, 'id');
    const input = parseBody(SubcategoryBody, request);
    const subcategory = await subcategories.update(id, input, actor, precondition(request));
    const { title, updatedAt } = subcategory;
    return { ...okData(subcategory, messageFor.categoryUpdated(title)), version: updatedAt };
  };
}

function duplicate({ authorise, contentCopy }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const copy = await contentCopy.copySubcategory(entityIdParam(request, 'id'), actor);
    return { ...created(copy, messageFor.categoryCreated(copy.title)), version: copy.updatedAt };
  };
}

function remove({ authorise, contentRemoval }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const id = entityIdParam(request, 'id');
    const auditId = await contentRemoval.removeSubcategory(id, actor, precondition(request));
    return okData({ id, auditId }, messages.categories.deleted);
  };
}
