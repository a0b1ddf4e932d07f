import { CourseInput } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import { progressPercent } from '@padavu/domain/progress';
import { courseContracts, CoursePaging } from '#/contract/courses.ts';
import type { ContentRemovalData } from '#/data/content-removal.ts';
import type { CoursesData } from '#/data/courses.ts';
import type { ProgressData } from '#/data/progress.ts';
import type { SubcategoriesData } from '#/data/subcategories.ts';
import type { UsersData } from '#/data/users.ts';
import { notFound, unauthenticated } from '#/http/app-error.ts';
import type { Authorise } from '#/http/authorise.ts';
import { parseBody, parseQuery } from '#/http/body.ts';
import { nextLink } from '#/http/paging.ts';
import { precondition } from '#/http/precondition.ts';
import { created, okData, type Endpoint, type Handler } from '#/http/reply.ts';
import { entityIdParam } from '#/http/route-params.ts';
import { keptFor } from '#/http/send-reply.ts';
import { courseReply } from './course-reply.ts';
import { demandApproved } from './gate.ts';
import { demandVisible, seesDrafts } from './visibility.ts';

type Deps = {
  authorise: Authorise;
  contentRemoval: Pick<ContentRemovalData, 'removeCourse'>;
  courses: CoursesData;
  progress: ProgressData;
  subcategories: SubcategoriesData;
  users: Pick<UsersData, 'find'>;
};

const { courses: texts } = messages;

/** Courses (specification 7, "Courses"; design decision 7). */
export const courseEndpoints = (deps: Deps): Endpoint[] => [
  { method: 'GET', path: '/course/courses', contract: courseContracts.list, handle: listCourses(deps) },
  { method: 'GET', path: '/course/courses/:id', contract: courseContracts.read, handle: readCourse(deps) },
  { method: 'GET', path: '/course/user/course', contract: courseContracts.own, handle: readOwnCourse(deps) },
  { method: 'POST', path: '/course/courses', contract: courseContracts.create, handle: createCourse(deps) },
  {
    method: 'PUT',
    path: '/course/courses/:id',
    contract: courseContracts.update,
    handle: updateCourse(deps),
  },
  {
    method: 'DELETE',
    path: '/course/courses/:id',
    contract: courseContracts.remove,
    handle: removeCourse(deps),
  },
];

function listCourses({ authorise, courses, subcategories }: Deps): Handler {
  return authorise.reading.byAnyone(async (request, viewer) => {
    const paging = parseQuery(CoursePaging, request);
    const { entries, next } = await courses.list({ ...paging, drafts: seesDrafts(viewer) });
    const categories = await subcategories.ofCourses(entries.map(({ id }) => id));
    const reply = okData(entries.map((course) => courseReply(course, categories)));
    return keptFor(viewer, { ...reply, headers: nextLink(request, next) });
  });
}

function readCourse({ authorise, courses, subcategories }: Deps): Handler {
  return authorise.reading.byAnyone(async (request, viewer) => {
    const id = entityIdParam(request, 'id');
    const [course, categories] = await Promise.all([courses.find(id), subcategories.ofCourses([id])]);
    demandVisible(course, viewer);
    return keptFor(viewer, { ...okData(courseReply(course, categories)), version: course.updatedAt });
  });
}

function readOwnCourse({ authorise, courses, progress, subcategories, users }: Deps): Handler {
  return authorise.reading.bySignedIn(async (_request, person) => {
    const readCourseOf = (id: number) =>
      Promise.all([courses.find(id), subcategories.ofCourses([id]), progress.ofLearner(person.uid, id)]);
    // The claims follow the document, so that the course they name can be read at once with it.
    const { courseId: claimed } = person.claims;
    const [user, early] = await Promise.all([
      users.find(person.uid),
      claimed === null ? undefined : readCourseOf(claimed),
    ]);
    if (!user) throw unauthenticated();
    demandApproved(user);
    const { courseId } = user;
    if (courseId === null) throw notFound();
    const [course, categories, made] = early && claimed === courseId ? early : await readCourseOf(courseId);
    demandVisible(course, person);
    return okData(courseReply(course, categories, progressPercent(made, course.lessonIds)));
  });
}

function createCourse({ authorise, courses }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const course = await courses.create(parseBody(CourseInput, request), actor);
    return { ...created(courseReply(course, []), texts.created), version: course.updatedAt };
  };
}

function updateCourse({ authorise, courses, subcategories }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const id = entityIdParam(request, 'id');
    const input = parseBody(CourseInput, request);
    const course = await courses.update(id, input, actor, precondition(request));
    const categories = await subcategories.ofCourses([id]);
    return { ...okData(courseReply(course, categories), texts.updated), version: course.updatedAt };
  };
}

function removeCourse({ authorise, contentRemoval }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const id = entityIdParam(request, 'id');
    await contentRemoval.removeCourse(id, actor, precondition(request));
    return okData({ id }, texts.deleted);
  };
}
