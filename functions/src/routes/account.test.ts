import { messages } from '@padavu/domain/messages';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from '#/app.ts';
import { accountContracts } from '#/contract/account.ts';
import type { Endpoint } from '#/http/endpoints.ts';
import type { Log } from '#/http/record-requests.ts';
import type { Identity } from '#/identity/identity.ts';
import { accountOperations } from './account.ts';
import { serve } from '#/test/serve.ts';

const unused = () => Promise.reject(new Error('No call of this test needs it'));

/** Asks for a link to set a new password. Returns the response and the logged line. */
async function askForLink(sendPasswordReset: Identity['sendPasswordReset']) {
  const info = vi.fn<Log['info']>();
  const operations = accountOperations({
    accounts: { byAddress: unused },
    corrections: { correctOwn: unused, chooseLanguage: unused },
    identity: { sendPasswordReset, setPassword: unused },
    payments: { receiptOf: unused },
    personalData: { ofPerson: unused },
    progress: { ofLearner: unused, save: unused, hideWeek: unused },
    school: { read: unused },
    sessions: { end: unused, settle: unused },
    throttle: { countTry: () => Promise.resolve() },
    users: { find: unused },
  });
  const endpoints = operations
    .filter(({ contract }) => contract === accountContracts.resetPassword)
    .map(({ contract, prepare }): Endpoint => ({ contract, handle: (request) => prepare(request, null)() }));
  const app = createApp({
    endpoints,
    log: { info, error: info },
    clock: () => 0,
    newRequestId: () => 'id',
    showsReads: false,
  });
  const response = await fetch(`${await serve(app)}/users/password-reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'a@b.example' }),
  });
  const line = (await vi.waitUntil(() => info.mock.calls.at(0)))[1];
  return { status: response.status, body: await response.json(), line };
}

describe('asking for a link to set a new password', () => {
  it('is answered in the same way where Auth sends no further mail, which only the log says', async () => {
    const [sent, refused] = [
      await askForLink(() => Promise.resolve('requested')),
      await askForLink(() => Promise.resolve('too-many-mails')),
    ];
    expect(sent).toMatchObject({ status: 200, body: { message: messages.passwordReset.sent } });
    expect([refused.status, refused.body]).toEqual([sent.status, sent.body]);
    expect(sent.line).not.toHaveProperty('isMailRefused');
    expect(refused.line).toHaveProperty('isMailRefused', true);
    expect(JSON.stringify(refused.line)).not.toContain('a@b.example');
  });
});
