import { subcategoryContracts } from '#/contract/subcategories.ts';
import type { CoursesData } from '#/data/courses.ts';
import type { SubcategoriesData } from '#/data/subcategories.ts';
import { notFound } from '#/http/app-error.ts';
import type { Authorise } from '#/http/authorise.ts';
import { okData, type Endpoint, type Handler } from '#/http/reply.ts';
import { entityIdParam } from '#/http/route-params.ts';
import { seesDrafts, visibleCourse } from './visibility.ts';

type Deps = { authorise: Authorise; courses: CoursesData; subcategories: SubcategoriesData };

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
];

function listAll({ authorise, courses, subcategories }: Deps): Handler {
  return async (request) => {
    const drafts = seesDrafts(await authorise.viewer(request));
    const [visible, categories] = await Promise.all([courses.list({ drafts }), subcategories.list()]);
    const ids = new Set(visible.map(({ id }) => id));
    return okData(drafts ? categories : categories.filter(({ courseId }) => ids.has(courseId)));
  };
}

function listOfCourse({ authorise, courses, subcategories }: Deps): Handler {
  return async (request) => {
    const viewer = await authorise.viewer(request);
    const course = await visibleCourse(courses, entityIdParam(request, 'courseId'), viewer);
    return okData(await subcategories.ofCourse(course.id));
  };
}

function readOne({ authorise, courses, subcategories }: Deps): Handler {
  return async (request) => {
    const viewer = await authorise.viewer(request);
    const subcategory = await subcategories.find(entityIdParam(request, 'id'));
    if (!subcategory) throw notFound();
    await visibleCourse(courses, subcategory.courseId, viewer);
    return okData(subcategory);
  };
}
