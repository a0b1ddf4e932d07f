import { once } from 'node:events';
import express from 'express';
import { describe, expect, it, vi } from 'vitest';
import type { Person } from '#/data/accounts.ts';
import { AppError, conflict } from './app-error.ts';
import { authorise } from './authorise.ts';
import { ok, type Handler, type Reply } from './reply.ts';

const person = (admin: boolean): Person => ({
  uid: 'asha',
  name: 'Asha',
  claims: { approved: true, admin, courseId: 1 },
});

type Accounts = Parameters<typeof authorise>[0]['accounts'];

const knows = (presumed: Person | undefined, verified = presumed): Accounts => ({
  presume: () => Promise.resolve(presumed),
  verify: () => Promise.resolve(verified),
});

const answer = ok({ success: true });
const read = vi.fn<() => Promise<Reply>>(() => Promise.resolve(answer));
const authIsDown = () => Promise.reject(new Error('Auth is down'));

/** The status that a handler comes to for a request with a token; 500 for what is no refusal. */
async function outcome(handle: Handler): Promise<number> {
  const app = express().get('/', (request, response) => {
    void handle(request)
      .then(
        ({ status }) => status,
        (error: unknown) => (error instanceof AppError ? error.status : 500),
      )
      .then((status) => response.sendStatus(status));
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const headers = { Authorization: 'Bearer a-token' };
  const { status } = await fetch(`http://127.0.0.1:${address.port}`, { headers });
  server.close();
  return status;
}

describe('a handler that only reads', () => {
  it('answers when the token holds', async () => {
    const { reading } = authorise({ accounts: knows(person(true)) });
    expect(await outcome(reading.byAdministrator(read))).toBe(200);
  });

  it('keeps what it read to itself when the token was revoked', async () => {
    const { reading } = authorise({
      accounts: { ...knows(person(true)), verify: () => Promise.resolve(undefined) },
    });
    expect(await outcome(reading.byAdministrator(read))).toBe(401);
    expect(await outcome(reading.bySignedIn(read))).toBe(401);
    expect(await outcome(reading.byAnyone(read))).toBe(401);
  });

  it('says that the token does not hold rather than why there is no answer', async () => {
    const { reading } = authorise({
      accounts: { ...knows(person(true)), verify: () => Promise.resolve(undefined) },
    });
    expect(await outcome(reading.byAdministrator(() => Promise.reject(conflict('No.'))))).toBe(401);
  });

  it('reads nothing for whoever may not see it, by what the token says of itself', async () => {
    read.mockClear();
    const byLearner = authorise({ accounts: knows(person(false)) }).reading;
    const byNobody = authorise({ accounts: knows(undefined) }).reading;
    expect(await outcome(byLearner.byAdministrator(read))).toBe(403);
    expect(await outcome(byNobody.byAdministrator(read))).toBe(401);
    expect(await outcome(byNobody.byAnyone(read))).toBe(401);
    expect(read).not.toHaveBeenCalled();
  });

  it('reads while it is asked whether the token holds', async () => {
    const asked = Promise.withResolvers<Person>();
    const { reading } = authorise({ accounts: { ...knows(person(true)), verify: () => asked.promise } });
    const begun = Promise.withResolvers<undefined>();
    const waiting = outcome(
      reading.byAdministrator(() => {
        begun.resolve(undefined);
        return Promise.resolve(answer);
      }),
    );
    await begun.promise;
    asked.resolve(person(true));
    expect(await waiting).toBe(200);
  });

  it('fails when it cannot be asked whether the token holds', async () => {
    const { reading } = authorise({ accounts: { ...knows(person(true)), verify: authIsDown } });
    expect(await outcome(reading.byAnyone(read))).toBe(500);
  });
});
