import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type * as api from './api.ts';
import { ApiError, callApi } from './api.ts';
import { callAuthorisedApi, renewBy } from './authorised-api.ts';
import type { Renewal } from './authorised-api.ts';

const person = vi.hoisted(() => ({ getIdToken: vi.fn<() => Promise<string>>() }));
const auth = vi.hoisted((): { currentUser: unknown } => ({ currentUser: null }));

const world = vi.hoisted(() => ({ authReady: Promise.resolve() }));
vi.mock('./firebase/auth.ts', () => ({ auth }));
vi.mock('./session/auth-ready.ts', () => ({
  get authReady() {
    return world.authReady;
  },
}));
vi.mock('./api.ts', async (original) => ({
  ...(await original<typeof api>()),
  callApi: vi.fn<typeof callApi>(),
}));

const request = { method: 'PUT', path: '/admin/users/anjali/approve', body: {}, reply: z.unknown() } as const;
const unauthorised = new ApiError(401, 'Unauthorized. Please log in again.');
const call = vi.mocked(callApi);

const tokens = () => call.mock.calls.map(([{ token }]) => token);

function setRoutine(renewal: Renewal) {
  const renew = vi.fn<() => Promise<Renewal>>().mockResolvedValue(renewal);
  const onOver = vi.fn<() => void>();
  return { renew, onOver, unset: renewBy({ renew, onOver }) };
}

beforeEach(() => {
  call.mockReset().mockResolvedValue('done');
  auth.currentUser = person;
  world.authReady = Promise.resolve();
  person.getIdToken.mockReset().mockResolvedValue('a-token');
});

describe("a call in a person's name", () => {
  it('sends the token of the session', async () => {
    await expect(callAuthorisedApi(request)).resolves.toBe('done');
    expect(tokens()).toEqual(['a-token']);
  });

  it('waits until Auth is ready', async () => {
    auth.currentUser = null;
    const { promise, resolve } = Promise.withResolvers<void>();
    world.authReady = promise;
    const result = callAuthorisedApi(request);
    auth.currentUser = person;
    resolve();
    await expect(result).resolves.toBe('done');
  });

  it('fails with 401 without a session, and sends nothing', async () => {
    auth.currentUser = null;
    await expect(callAuthorisedApi(request)).rejects.toMatchObject({ status: 401 });
    expect(call).not.toHaveBeenCalled();
  });

  it('fails with status 0 when the token cannot be renewed', async () => {
    person.getIdToken.mockRejectedValue(new Error('auth/network-request-failed'));
    await expect(callAuthorisedApi(request)).rejects.toMatchObject({
      status: 0,
      message: 'auth/network-request-failed',
    });
  });

  it('fails with 401 at once where nothing renews the session', async () => {
    call.mockRejectedValue(unauthorised);
    await expect(callAuthorisedApi(request)).rejects.toBe(unauthorised);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('a session that is renewed', () => {
  it('lets a call that failed with 401 be repeated with the new token', async () => {
    const { renew, onOver, unset } = setRoutine({ state: 'renewed', token: 'a-new-token' });
    call.mockRejectedValueOnce(unauthorised);
    await expect(callAuthorisedApi(request)).resolves.toBe('done');
    expect(tokens()).toEqual(['a-token', 'a-new-token']);
    expect([renew.mock.calls.length, onOver.mock.calls.length]).toEqual([1, 0]);
    unset();
  });

  it('is over when the new token is refused too', async () => {
    const { renew, onOver, unset } = setRoutine({ state: 'renewed', token: 'a-new-token' });
    call.mockRejectedValue(unauthorised);
    await expect(callAuthorisedApi(request)).rejects.toBe(unauthorised);
    expect([call.mock.calls.length, renew.mock.calls.length, onOver.mock.calls.length]).toEqual([2, 1, 1]);
    unset();
  });

  it('is over when it cannot be renewed', async () => {
    const { onOver, unset } = setRoutine({ state: 'over' });
    call.mockRejectedValue(unauthorised);
    await expect(callAuthorisedApi(request)).rejects.toBe(unauthorised);
    expect([call.mock.calls.length, onOver.mock.calls.length]).toEqual([1, 1]);
    unset();
  });

  it('continues when only the network prevented the renewal', async () => {
    const error = new ApiError(0, 'no response');
    const { onOver, unset } = setRoutine({ state: 'unreachable', error });
    call.mockRejectedValue(unauthorised);
    await expect(callAuthorisedApi(request)).rejects.toBe(error);
    expect(onOver).not.toHaveBeenCalled();
    unset();
  });

  it('continues when the server only doubts that the call comes from the school’s own page', async () => {
    const { renew, onOver, unset } = setRoutine({ state: 'over' });
    const reply = { success: false, message: 'no', code: 'app-check' } as const;
    call.mockRejectedValue(new ApiError(401, 'no', reply));
    await expect(callAuthorisedApi(request)).rejects.toMatchObject({ reply });
    expect([renew.mock.calls.length, onOver.mock.calls.length]).toEqual([0, 0]);
    unset();
  });

  it('is not renewed for another refusal, nor after the routine was unset', async () => {
    const { renew, unset } = setRoutine({ state: 'over' });
    call.mockRejectedValue(new ApiError(403, 'no'));
    await expect(callAuthorisedApi(request)).rejects.toMatchObject({ status: 403 });
    unset();
    call.mockRejectedValue(unauthorised);
    await expect(callAuthorisedApi(request)).rejects.toBe(unauthorised);
    expect(renew).not.toHaveBeenCalled();
  });
});
