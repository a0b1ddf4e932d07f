import { z } from 'zod';
import type { Google } from './google.ts';
import { Refusal } from './refusal.ts';

const FirebaseProject = z.object({ projectNumber: z.string(), displayName: z.string().default('') });

/** Finds the project by the Firebase Management API v1beta1 (`projects.get`); other APIs identify it by its number. */
export async function findProject(google: Google): Promise<z.infer<typeof FirebaseProject>> {
  try {
    return await google.get(FirebaseProject, {
      service: 'firebase.googleapis.com',
      path: `v1beta1/projects/${google.project}`,
    });
  } catch (error) {
    const isHidden =
      error instanceof Refusal && (error.reason === 'NOT_FOUND' || error.reason === 'PERMISSION_DENIED');
    if (!isHidden) throw error;
    throw new Refusal(`There is no Firebase project ${google.project} that this account may see.`, {
      reason: error.reason,
      todo: 'Make one at https://console.firebase.google.com, or ask for the role Firebase Admin (roles/firebase.admin) in it; npx firebase projects:list shows yours.',
      cause: error,
    });
  }
}
