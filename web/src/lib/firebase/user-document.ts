import { User, usersCollection } from '@padavu/domain/user/user';
import type { LiveDocument } from './live.ts';

/** The stored account of a person. */
export const userDocument = (uid: string): LiveDocument<typeof User> => ({
  kind: 'document',
  path: `${usersCollection}/${uid}`,
  schema: User,
});
