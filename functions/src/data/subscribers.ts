import { createHash } from 'node:crypto';
import { subscribersCollection, type Subscriber } from '@padavu/domain/subscriber';
import { GrpcStatus, type Firestore } from 'firebase-admin/firestore';

type Deps = { db: Firestore; now: () => Date };

export type SubscribersData = ReturnType<typeof subscribersData>;

const isThereAlready = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS;

/** Addresses that get the newsletter, each once: its hash is the id. */
export function subscribersData({ db, now }: Deps) {
  const subscribers = db.collection(subscribersCollection);
  return {
    /** Stores an address; nothing happens to a known one. */
    async subscribe(email: string): Promise<void> {
      const id = createHash('sha256').update(email).digest('hex');
      const subscriber: Subscriber = { email, subscribedAt: now() };
      try {
        await subscribers.doc(id).create(subscriber);
      } catch (error) {
        if (!isThereAlready(error)) throw error;
      }
    },
  };
}
