import { LearnerQuiz, quizzesCollection } from '@padavu/domain/learning/quiz';
import { dataReply } from '@padavu/domain/api/reply';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { readFailure } from '@/lib/firebase/failure.ts';
import type { StoredDocument } from '@/lib/firebase/stored-documents.ts';
import type { Documents } from '@/lib/firebase/use-documents.ts';

/**
 * The quiz of a lesson. The API returns it without its answers, and it is kept on the device like documents from
 * Firestore.
 */
export const quizOfLesson = (lessonId: number): Documents<typeof LearnerQuiz> => ({
  collection: quizzesCollection,
  where: [['lessonId', '==', lessonId]],
  schema: LearnerQuiz,
  fetch: () => fetchQuiz(lessonId),
});

async function fetchQuiz(lessonId: number): Promise<StoredDocument[]> {
  try {
    const { data } = await callAuthorisedApi({
      method: 'GET',
      path: `/quizzes/${lessonId}`,
      reply: dataReply(LearnerQuiz),
    });
    return [{ path: `${quizzesCollection}/${lessonId}`, id: String(lessonId), fields: data }];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return [];
    throw readFailure(error);
  }
}
