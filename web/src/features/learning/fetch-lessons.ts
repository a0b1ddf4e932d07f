import { LessonReply, lessonsCollection } from '@padavu/domain/course/lesson';
import { dataReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { readFailure } from '@/lib/firebase/failure.ts';
import type { StoredDocument } from '@/lib/firebase/stored-documents.ts';

/**
 * Fetches the lessons of a course from the API, in the form of stored documents.
 * @throws FirebaseError, as Firestore does
 */
export async function fetchLessons(courseId: number): Promise<StoredDocument[]> {
  try {
    const { data } = await callAuthorisedApi({
      method: 'GET',
      path: `/lessons/course/${courseId}`,
      reply: dataReply(z.array(LessonReply)),
    });
    return data.map((lesson) => ({
      path: `${lessonsCollection}/${lesson.id}`,
      id: String(lesson.id),
      fields: lesson,
    }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw readFailure(error);
  }
}
