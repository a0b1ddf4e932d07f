import { validation as inMalayalam } from '@padavu/domain/user/account-messages.ml';
import { messages } from '@padavu/domain/messages';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentContext, withContext, type RequestContext } from '#/request-context.ts';
import { routerFor, type Handle } from './endpoints.ts';
import { invalid } from '#/errors.ts';
import { errorReply } from './error-reply.ts';
import { ok } from './reply.ts';
import { serve } from '#/test/serve.ts';

const contract = {
  method: 'GET',
  path: '/thing',
  operationId: 'getThing',
  summary: 'Do a thing',
  tag: 'Service',
  access: 'public',
  replies: {},
} as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Makes one call to an endpoint behind the error handler. */
async function call(handle: Handle, headers: Record<string, string> = {}): Promise<Response> {
  const app = express();
  const context: RequestContext = { id: 'one', reads: 0, counts: 0, showsReads: false };
  app.use((_request, _response, next) => withContext(context, next));
  app.use(routerFor([{ contract, handle }]), errorReply);
  return fetch(`${await serve(app)}/thing`, { headers });
}

/** The codes of Firestore's errors: https://grpc.io/docs/guides/status-codes/. */
const statuses = {
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  permissionDenied: 7,
  resourceExhausted: 8,
  aborted: 10,
  unavailable: 14,
};

const storeFailure = (code: number) => Object.assign(new Error('10 ABORTED: users/asha'), { code });

/** The parts of a response that these tests check. */
async function replyOf(response: Response) {
  const { status, headers } = response;
  return { status, retryAfter: headers.get('retry-after'), body: await response.json() };
}

const tooBusy = {
  status: 503,
  retryAfter: '2',
  body: { success: false, message: messages.server.tooBusy, code: 'too-busy' },
};

describe('the time limit of an endpoint', () => {
  it('answers 503 with Retry-After after 25 seconds, and not earlier', async () => {
    const started = Promise.withResolvers<undefined>();
    const onResponse = vi.fn<(response: Response) => Response>((response) => response);
    const response = call(() => {
      started.resolve(undefined);
      return Promise.withResolvers<never>().promise;
    }).then(onResponse);
    await started.promise;
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(24_999);
    expect(onResponse).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await replyOf(await response)).toEqual(tooBusy);
  });

  it('tells the handler that its caller was told to try again', async () => {
    const started = Promise.withResolvers<RequestContext | undefined>();
    const response = call(() => {
      started.resolve(currentContext());
      return Promise.withResolvers<never>().promise;
    });
    const context = await started.promise;
    expect(context?.isLate).toBeUndefined();
    await vi.advanceTimersByTimeAsync(25_000);
    expect((await response).status).toBe(503);
    expect(context?.isLate).toBe(true);
  });

  it.each([
    ['is extended while the handler stores a decision', 3999, 200],
    ['is extended by four seconds only', 4000, 503],
  ])('%s', async (_what, longer, status) => {
    const started = Promise.withResolvers<undefined>();
    const decision = Promise.withResolvers<undefined>();
    const response = call(async () => {
      const context = currentContext();
      if (context) context.isDeciding = true;
      started.resolve(undefined);
      await decision.promise;
      return ok({ success: true });
    });
    await started.promise;
    await vi.advanceTimersByTimeAsync(25_000 + longer);
    decision.resolve(undefined);
    expect((await response).status).toBe(status);
  });

  it('does not affect a reply in time, and leaves no timer behind', async () => {
    const before = vi.getTimerCount();
    const response = await call(() => Promise.resolve(ok({ success: true })));
    expect(response.status).toBe(200);
    await response.json();
    expect(vi.getTimerCount()).toBe(before);
  });
});

describe('a refusal by the store', () => {
  it.each([
    ['another transaction holds the documents', statuses.aborted],
    ['nothing answered in time', statuses.deadlineExceeded],
    ['it is overloaded', statuses.resourceExhausted],
    ['it cannot be reached', statuses.unavailable],
  ])('because %s is answered with 503 and Retry-After', async (_why, code) => {
    expect(await replyOf(await call(() => Promise.reject(storeFailure(code))))).toEqual(tooBusy);
  });

  it.each([statuses.permissionDenied, statuses.notFound, statuses.invalidArgument])(
    'for another reason (%i) is answered with a 500 without Retry-After and without details',
    async (code) => {
      const response = await call(() => Promise.reject(storeFailure(code)));
      expect([response.status, response.headers.get('retry-after')]).toEqual([500, null]);
      expect(await response.json()).toEqual({
        success: false,
        message: messages.server.error,
        code: 'internal',
      });
    },
  );

  it('is not assumed for an error whose code is no gRPC status', async () => {
    const numbered = Object.assign(new Error('no'), { code: 'aborted' });
    expect((await call(() => Promise.reject(numbered))).status).toBe(500);
  });
});

const refuse = () => {
  throw invalid([{ path: 'courseId', message: messages.validation.courseClosed }]);
};

describe('the language of a reply', () => {
  it.each([
    ['ml-IN,ml;q=0.9,en;q=0.8', inMalayalam.courseClosed],
    ['en-IN,en;q=0.9,ml;q=0.8', messages.validation.courseClosed],
    ['ta', messages.validation.courseClosed],
  ])('%s', async (language, message) => {
    const response = await call(refuse, { 'Accept-Language': language });
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(await response.json()).toEqual({
      success: false,
      code: 'validation',
      message,
      errors: [{ path: 'courseId', message }],
    });
  });
});
