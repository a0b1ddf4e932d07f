import { Course, coursesCollection } from '@padavu/domain/course';
import type { Firestore } from 'firebase-admin/firestore';
import { readDocument, readDocuments } from './documents.ts';

export type CoursesData = ReturnType<typeof coursesData>;

/** Reading courses, drafts included: who may see which is the caller's to decide. */
export function coursesData({ db }: { db: Firestore }) {
  const courses = db.collection(coursesCollection);
  return {
    /** Every course, or only the published ones, by id. */
    async list({ drafts }: { drafts: boolean }): Promise<Course[]> {
      const { docs } = await (drafts ? courses : courses.where('published', '==', true)).get();
      return readDocuments(Course, docs).toSorted((one, other) => one.id - other.id);
    },

    async find(id: number): Promise<Course | undefined> {
      return readDocument(Course, await courses.doc(String(id)).get());
    },
  };
}
