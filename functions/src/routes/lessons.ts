import { lessonContracts } from '#/contract/lessons.ts';
import type { CoursesData } from '#/data/courses.ts';
import type { LessonsData } from '#/data/lessons.ts';
import type { SubcategoriesData } from '#/data/subcategories.ts';
import { notFound } from '#/http/app-error.ts';
import type { Authorise, Viewer } from '#/http/authorise.ts';
import { okData, type Endpoint, type Handler } from '#/http/reply.ts';
import { entityIdParam } from '#/http/route-params.ts';
import { lessonFor, visibleCourse } from './visibility.ts';

type Deps = {
  authorise: Authorise;
  courses: CoursesData;
  lessons: LessonsData;
  subcategories: SubcategoriesData;
};

/** Lessons (specification 7, "Lessons"; design decision 5). */
export const lessonEndpoints = (deps: Deps): Endpoint[] => [
  {
    method: 'GET',
    path: '/lessons/subcategory/:subcategoryId',
    contract: lessonContracts.list,
    handle: listLessons(deps),
  },
  {
    method: 'GET',
    path: '/lessons/subcategory/:subcategoryId/lesson/:lessonId',
    contract: lessonContracts.read,
    handle: readLesson(deps),
  },
];

async function demandVisible({ courses, subcategories }: Deps, id: number, viewer: Viewer): Promise<void> {
  const subcategory = await subcategories.find(id);
  if (!subcategory) throw notFound();
  await visibleCourse(courses, subcategory.courseId, viewer);
}

function listLessons(deps: Deps): Handler {
  return async (request) => {
    const viewer = await deps.authorise.viewer(request);
    const id = entityIdParam(request, 'subcategoryId');
    await demandVisible(deps, id, viewer);
    const lessons = await deps.lessons.ofSubcategory(id);
    return okData(lessons.map((lesson) => lessonFor(viewer, lesson)));
  };
}

function readLesson(deps: Deps): Handler {
  return async (request) => {
    const viewer = await deps.authorise.viewer(request);
    const subcategoryId = entityIdParam(request, 'subcategoryId');
    const lessonId = entityIdParam(request, 'lessonId');
    await demandVisible(deps, subcategoryId, viewer);
    const lesson = await deps.lessons.find(lessonId);
    if (lesson?.subcategoryId !== subcategoryId) throw notFound();
    return okData(lessonFor(viewer, lesson));
  };
}
