import { describe, expect, it } from 'vitest';
import { adviceFor, DeletedAccount, InvalidName, readTarget, UnverifiedAddress } from './target.ts';

const firestore = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
const auth = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

const failure = (code: string | number, message = 'failed') => Object.assign(new Error(message), { code });

describe('the school that a command works on', () => {
  it.each([
    ['emulators', { ...firestore, ...auth }, { kind: 'emulators', projectId: 'demo-padavu' }],
    [
      'emulators',
      { ...firestore, ...auth, GCLOUD_PROJECT: 'demo-x' },
      { kind: 'emulators', projectId: 'demo-x' },
    ],
    ['a project', { GCLOUD_PROJECT: 'my-school' }, { kind: 'project', projectId: 'my-school' }],
    ['a project', { GOOGLE_CLOUD_PROJECT: 'my-school' }, { kind: 'project', projectId: 'my-school' }],
  ])('is %s for %o', (_kind, env, target) => {
    expect(readTarget(env)).toEqual(target);
  });

  it.each([
    [{}, 'GCLOUD_PROJECT'],
    [{ ...firestore, GCLOUD_PROJECT: 'my-school' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ ...auth, GCLOUD_PROJECT: 'my-school' }, 'FIRESTORE_EMULATOR_HOST'],
  ])('is missing for %o, and the advice names %s', (env, name) => {
    const target = readTarget(env);
    expect(target.kind === 'missing' && target.advice).toContain(name);
  });
});

describe('advice', () => {
  it.each([
    [new UnverifiedAddress(), 'add --unverified'],
    [new DeletedAccount(), 'restore it under "Deleted"'],
    [new InvalidName('Too long'), 'Too long'],
    [failure('auth/configuration-not-found'), 'Press "Get started"'],
    [failure(5, '5 NOT_FOUND'), 'npm run configure'],
    [new Error('Could not load the default credentials.'), 'gcloud auth application-default login'],
    [failure('app/invalid-credential'), 'gcloud auth application-default login'],
    [failure(7, '7 PERMISSION_DENIED: Missing permissions'), 'Firebase Admin'],
    [failure('auth/insufficient-permission'), 'Firebase Admin'],
  ])('says what to do about "%s"', (error, advice) => {
    expect(adviceFor(error, 'meera@padavu.example')).toContain(advice);
  });

  it('does not exist for an unexpected error', () => {
    expect(adviceFor(new Error('boom'), '')).toBeUndefined();
    expect(adviceFor('boom', '')).toBeUndefined();
  });
});
