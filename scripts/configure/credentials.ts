import { GoogleAuth } from 'google-auth-library';
import { Refusal } from './refusal.ts';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';

/**
 * Returns a token of the person who is signed in on this machine (Application Default Credentials), renewed when it has
 * expired.
 */
export function accessToken(project: string): () => Promise<string> {
  const auth = new GoogleAuth({ scopes: SCOPE, projectId: project });
  return async () => {
    try {
      const token = await auth.getAccessToken();
      if (typeof token === 'string') return token;
    } catch (error) {
      throw notSignedIn(error);
    }
    throw notSignedIn(undefined);
  };
}

function notSignedIn(cause: unknown): Refusal {
  const reason = cause instanceof Error ? ` (${cause.message.split('\n')[0]})` : '';
  return new Refusal(`Google does not know you here${reason}.`, {
    reason: 'UNAUTHENTICATED',
    todo: 'Run gcloud auth application-default login, or point GOOGLE_APPLICATION_CREDENTIALS to the key of a service account.',
    cause,
  });
}

const STAND_IN = process.env['PADAVU_GOOGLE_STAND_IN'];

/** The address of an API. Tests replace Google by a stand-in on this machine; a token is sent to no other address. */
export function addressOf(service: string): string {
  if (STAND_IN === undefined) return `https://${service}`;
  if (new URL(STAND_IN).hostname !== '127.0.0.1') {
    throw new Error('PADAVU_GOOGLE_STAND_IN must be an address on 127.0.0.1.');
  }
  return `${STAND_IN}/${service}`;
}
