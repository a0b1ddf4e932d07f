import { usersCollection } from '@padavu/domain/user';
import { countOf } from '@/lib/firebase/count.ts';

export type LearnerCount = {
  registered: number;
  /** Let in at some time: those who were put out since are among them. */
  approved: number;
};

/** How many learners there are, in all courses or in one; counted by the server, none is read. */
export async function countLearners(courseId: number | null): Promise<LearnerCount> {
  const learners = [
    ['role', '==', 'user'] as const,
    ...(courseId === null ? [] : [['courseId', '==', courseId] as const]),
  ];
  const [registered, waiting] = await Promise.all([
    countOf({ collection: usersCollection, where: learners }),
    countOf({ collection: usersCollection, where: [...learners, ['status', '==', 'pending']] }),
  ]);
  return { registered, approved: registered - waiting };
}
