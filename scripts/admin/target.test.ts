import { describe, expect, it } from 'vitest';
import { DeletedAccount, InvalidName, UnverifiedAddress } from './promotion.ts';
import { adviceFor, readTarget } from './target.ts';

const firestore = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
const auth = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

const failure = (code: string | number, message = 'failed') => Object.assign(new Error(message), { code });

describe('the school that a command works on', () => {
  it.each([
    ['the emulators', { ...firestore, ...auth }, 'demo-padavu'],
    ['the emulators of a project', { ...firestore, ...auth, GCLOUD_PROJECT: 'demo-x' }, 'demo-x'],
  ])('is %s that the environment names', (_what, env, projectId) => {
    expect(readTarget(env, undefined)).toEqual({ kind: 'emulators', projectId });
  });

  it('is the project that --project names, whatever project the environment names', () => {
    const target = { kind: 'project', projectId: 'my-school' };
    expect(readTarget({}, 'my-school')).toEqual(target);
    expect(readTarget({ GOOGLE_CLOUD_PROJECT: 'other-school' }, 'my-school')).toEqual(target);
  });

  it.each(['GCLOUD_PROJECT', 'GOOGLE_CLOUD_PROJECT'])('is no real one because of %s', (name) => {
    expect(readTarget({ [name]: 'my-school' }, undefined).kind).toBe('missing');
    expect(readTarget({ ...firestore, ...auth, [name]: 'my-school' }, undefined).kind).toBe('emulators');
  });

  it.each([
    [{ ...firestore }, undefined, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ ...auth }, undefined, 'FIRESTORE_EMULATOR_HOST'],
    [{ ...firestore, ...auth }, 'my-school', 'Emulators are named in the environment'],
    [{}, '', '--project takes the id of a project'],
    [{}, 'My School', '--project takes the id of a project'],
  ])('is missing for %o and --project %s, and the advice contains "%s"', (env, project, words) => {
    const target = readTarget(env, project);
    expect(target.kind === 'missing' && target.advice).toContain(words);
  });
});

describe('advice', () => {
  it.each([
    [failure('auth/configuration-not-found'), 'Press "Get started"'],
    [failure(5, '5 NOT_FOUND'), 'npm run configure'],
    [new Error('Could not load the default credentials.'), 'gcloud auth application-default login'],
    [failure('app/invalid-credential'), 'gcloud auth application-default login'],
    [failure(7, '7 PERMISSION_DENIED: Missing permissions'), 'Firebase Admin'],
    [failure('auth/insufficient-permission'), 'Firebase Admin'],
  ])('says what to do about "%s"', (error, advice) => {
    expect(adviceFor(error)).toContain(advice);
  });

  it.each([
    [new UnverifiedAddress('meera@padavu.example'), 'add --unverified'],
    [new DeletedAccount('meera@padavu.example'), 'restore it under "Deleted"'],
    [new InvalidName('Too long'), 'Too long'],
  ])('is in the refusal "%s"', ({ message }, advice) => {
    expect(message).toContain(advice);
  });

  it('does not exist for an unexpected error', () => {
    expect(adviceFor(new Error('boom'))).toBeUndefined();
    expect(adviceFor('boom')).toBeUndefined();
  });
});
