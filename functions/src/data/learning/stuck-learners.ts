import { Course, courseTitle, coursesCollection } from '@padavu/domain/course/course';
import { inLanguage } from '@padavu/domain/language/record-language';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { Progress, progressCollection, progressPercent } from '@padavu/domain/learning/progress';
import { stuckLimits, type StuckLearner } from '@padavu/domain/learning/stuck-learner';
import { usersCollection, type User } from '@padavu/domain/user/user';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { presentUser } from '#/data/user/account-rights.ts';
import { readDocument, readDocuments } from '#/data/store/documents.ts';
import { progressOwner } from './progress.ts';
import { fetchMatches, fetchSeveral } from '#/data/store/reads.ts';

type Deps = { db: Firestore; now: () => Date };

const day = 24 * 60 * 60 * 1000;

/**
 * How many progress documents are read for each entry of the list; the others have finished, or learn another course
 * now.
 */
const readsPerEntry = 2;

type StartedCourse = { uid: string; courseId: number; progress: Progress & { lastAt: Date } };

/** A learner and the course that they started; `undefined` for progress in the trash, and for what cannot be read. */
function startedCourseIn(snapshot: QueryDocumentSnapshot): StartedCourse | undefined {
  const owner = progressOwner(snapshot);
  const progress = readDocument(Progress, snapshot);
  if (!owner || !progress?.lastAt) return undefined;
  return { ...owner, progress: { ...progress, lastAt: progress.lastAt } };
}

export type StuckLearnersData = ReturnType<typeof stuckLearnersData>;

/** Learners who stopped in the middle of their course (docs/decisions/145). */
export function stuckLearnersData({ db, now }: Deps) {
  const fetchByIds = (collection: string, ids: readonly number[]) =>
    fetchSeveral(
      [...new Set(ids)].map((id) => db.collection(collection).doc(String(id))),
      db,
    );

  /** The learners who are approved and still in this course, with their names and languages. */
  async function currentLearners(
    started: readonly StartedCourse[],
  ): Promise<(StartedCourse & Pick<User, 'name' | 'language'>)[]> {
    const accounts = await fetchSeveral(
      started.map(({ uid }) => db.collection(usersCollection).doc(uid)),
      db,
    );
    return started.flatMap((learner, index) => {
      const user = presentUser(accounts[index]);
      if (!user) return [];
      const { name, language, role, courseId, isApproved } = user;
      const isLearning = isApproved && role === 'user' && courseId === learner.courseId;
      return isLearning ? [{ ...learner, name, language }] : [];
    });
  }

  return {
    /** The learners who stopped last come first, up to the length of the list. */
    async list(): Promise<StuckLearner[]> {
      const { quietDays, longestDays, most } = stuckLimits;
      const at = now().getTime();
      const quiet = db
        .collectionGroup(progressCollection)
        .where('lastAt', '>=', new Date(at - longestDays * day))
        .where('lastAt', '<=', new Date(at - quietDays * day))
        .orderBy('lastAt', 'desc');
      const found = await fetchMatches(quiet.limit(most * readsPerEntry));
      const learners = await currentLearners(found.flatMap((snapshot) => startedCourseIn(snapshot) ?? []));
      const [courses, lessons] = await Promise.all([
        fetchByIds(
          coursesCollection,
          learners.map(({ courseId }) => courseId),
        ),
        fetchByIds(
          lessonsCollection,
          learners.flatMap(({ progress }) => progress.lastLessonId ?? []),
        ),
      ]);
      const courseOf = new Map(readDocuments(Course, courses).map((course) => [course.id, course]));
      const lessonOf = new Map(readDocuments(Lesson, lessons).map((lesson) => [lesson.id, lesson]));
      const stuck = learners.flatMap(({ uid, name, language, courseId, progress }) => {
        const course = courseOf.get(courseId);
        const percent = course ? progressPercent(progress, course.lessonIds) : 100;
        if (!course || percent === 100) return [];
        const lesson = lessonOf.get(progress.lastLessonId ?? 0);
        const [ownCourse, ownLesson] = inLanguage(language ?? 'en', [course, lesson] as const);
        return [
          {
            uid,
            name,
            language,
            courseId,
            course: courseTitle(course),
            lesson: lesson
              ? { id: lesson.id, subcategoryId: lesson.subcategoryId, title: lesson.title }
              : null,
            titles: { course: courseTitle(ownCourse), lesson: ownLesson?.title ?? '' },
            lastAt: progress.lastAt,
            percent,
          },
        ];
      });
      return stuck.slice(0, most);
    },
  };
}
