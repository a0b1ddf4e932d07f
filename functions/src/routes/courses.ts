import { progressPercent } from '@padavu/domain/progress';
import { courseContracts } from '#/contract/courses.ts';
import type { CoursesData } from '#/data/courses.ts';
import type { ProgressData } from '#/data/progress.ts';
import type { SubcategoriesData } from '#/data/subcategories.ts';
import type { UsersData } from '#/data/users.ts';
import { notFound, unauthenticated } from '#/http/app-error.ts';
import type { Authorise } from '#/http/authorise.ts';
import { okData, type Endpoint, type Handler } from '#/http/reply.ts';
import { entityIdParam } from '#/http/route-params.ts';
import { courseReply } from './course-reply.ts';
import { demandApproved } from './gate.ts';
import { seesDrafts, visibleCourse } from './visibility.ts';

type Deps = {
  authorise: Authorise;
  courses: CoursesData;
  progress: ProgressData;
  subcategories: SubcategoriesData;
  users: Pick<UsersData, 'find'>;
};

/** Courses (specification 7, "Courses"). */
export const courseEndpoints = (deps: Deps): Endpoint[] => [
  { method: 'GET', path: '/course/courses', contract: courseContracts.list, handle: listCourses(deps) },
  { method: 'GET', path: '/course/courses/:id', contract: courseContracts.read, handle: readCourse(deps) },
  { method: 'GET', path: '/course/user/course', contract: courseContracts.own, handle: readOwnCourse(deps) },
];

function listCourses({ authorise, courses, subcategories }: Deps): Handler {
  return async (request) => {
    const viewer = await authorise.viewer(request);
    const [visible, categories] = await Promise.all([
      courses.list({ drafts: seesDrafts(viewer) }),
      subcategories.list(),
    ]);
    return okData(visible.map((course) => courseReply(course, categories)));
  };
}

function readCourse({ authorise, courses, subcategories }: Deps): Handler {
  return async (request) => {
    const viewer = await authorise.viewer(request);
    const course = await visibleCourse(courses, entityIdParam(request, 'id'), viewer);
    return okData(courseReply(course, await subcategories.ofCourse(course.id)));
  };
}

function readOwnCourse({ authorise, courses, progress, subcategories, users }: Deps): Handler {
  return async (request) => {
    const person = await authorise.signedIn(request);
    const user = await users.find(person.uid);
    if (!user) throw unauthenticated();
    demandApproved(user);
    if (user.courseId === null) throw notFound();
    const course = await visibleCourse(courses, user.courseId, person);
    const [categories, made] = await Promise.all([
      subcategories.ofCourse(course.id),
      progress.ofLearner(person.uid, course.id),
    ]);
    return okData(courseReply(course, categories, progressPercent(made, course.lessonIds)));
  };
}
