import type { Course } from '@padavu/domain/course';
import { LessonInput, LessonUpdate } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import { lessonContracts } from '#/contract/lessons.ts';
import type { CoursesData } from '#/data/courses.ts';
import type { LessonsData } from '#/data/lessons.ts';
import type { SubcategoriesData } from '#/data/subcategories.ts';
import { notFound } from '#/http/app-error.ts';
import type { Authorise, Viewer } from '#/http/authorise.ts';
import { parseBody } from '#/http/body.ts';
import { precondition } from '#/http/precondition.ts';
import { created, okData, type Endpoint, type Handler } from '#/http/reply.ts';
import { lessonAddressParam, lessonsPlaceParam } from '#/http/route-params.ts';
import { keptFor } from '#/http/send-reply.ts';
import { demandVisible, lessonFor, seesDrafts } from './visibility.ts';

type Deps = {
  authorise: Authorise;
  courses: Pick<CoursesData, 'find'>;
  lessons: LessonsData;
  subcategories: Pick<SubcategoriesData, 'find'>;
};

const inCategory = '/lessons/subcategory/:subcategoryId';
const oneLesson = `${inCategory}/lesson/:lessonId`;

/** Lessons (specification 7, "Lessons"; design decision 5). */
export const lessonEndpoints = (deps: Deps): Endpoint[] => [
  { method: 'GET', path: inCategory, contract: lessonContracts.list, handle: listLessons(deps) },
  { method: 'GET', path: oneLesson, contract: lessonContracts.read, handle: readLesson(deps) },
  { method: 'POST', path: inCategory, contract: lessonContracts.create, handle: createLesson(deps) },
  { method: 'PUT', path: oneLesson, contract: lessonContracts.update, handle: updateLesson(deps) },
  { method: 'DELETE', path: oneLesson, contract: lessonContracts.remove, handle: removeLesson(deps) },
];

/** The course of the viewer's own, read at once with what lies in it: a learner mostly asks for that. */
async function ownCourse({ courses }: Deps, viewer: Viewer): Promise<Course | undefined> {
  const courseId = viewer?.claims.courseId ?? null;
  return courseId === null || seesDrafts(viewer) ? undefined : courses.find(courseId);
}

/** 404 for a category that is not there, or whose course the viewer may not see; `own` spares a read when it is that. */
async function demandCategory(
  { courses }: Deps,
  category: Subcategory | undefined,
  viewer: Viewer,
  own: Course | undefined,
): Promise<void> {
  if (!category) throw notFound();
  if (seesDrafts(viewer)) return;
  demandVisible(own?.id === category.courseId ? own : await courses.find(category.courseId), viewer);
}

function listLessons(deps: Deps): Handler {
  return deps.authorise.reading.byAnyone(async (request, viewer) => {
    const id = lessonsPlaceParam(request);
    const [category, lessons, own] = await Promise.all([
      deps.subcategories.find(id),
      deps.lessons.ofSubcategory(id),
      ownCourse(deps, viewer),
    ]);
    await demandCategory(deps, category, viewer, own);
    return keptFor(viewer, okData(lessons.map((lesson) => lessonFor(viewer, lesson))));
  });
}

function readLesson(deps: Deps): Handler {
  return deps.authorise.reading.byAnyone(async (request, viewer) => {
    const { subcategoryId, lessonId } = lessonAddressParam(request);
    const [category, lesson, own] = await Promise.all([
      deps.subcategories.find(subcategoryId),
      deps.lessons.find(lessonId),
      ownCourse(deps, viewer),
    ]);
    if (lesson?.subcategoryId !== subcategoryId) throw notFound();
    await demandCategory(deps, category, viewer, own);
    return keptFor(viewer, { ...okData(lessonFor(viewer, lesson)), version: lesson.updatedAt });
  });
}

function createLesson({ authorise, lessons }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const subcategoryId = lessonsPlaceParam(request);
    const lesson = await lessons.create(subcategoryId, parseBody(LessonInput, request), actor);
    return { ...created(lesson, messages.lessons.created), version: lesson.updatedAt };
  };
}

function updateLesson({ authorise, lessons }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const address = lessonAddressParam(request);
    const input = parseBody(LessonUpdate, request);
    const lesson = await lessons.update(address, input, actor, precondition(request));
    return { ...okData(lesson, messages.lessons.updated), version: lesson.updatedAt };
  };
}

function removeLesson({ authorise, lessons }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const address = lessonAddressParam(request);
    const auditId = await lessons.remove(address, actor, precondition(request));
    return okData({ id: address.lessonId, auditId }, messages.lessonService.deleted);
  };
}
