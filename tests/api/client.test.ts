import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anAdmin, aPendingLearner, createAccount, password, uniqueWord } from '../support/accounts.ts';
import { apiUrl } from '../support/api-url.ts';
import { storeCourseWithLessons } from '../support/content.ts';

// Generates a client from the document that the API publishes, compiles it and runs it. Its code is in tests/client.

const run = promisify(execFile);
const folder = new URL('../client/', import.meta.url);
const node = (script: string, ...options: string[]) =>
  run(process.execPath, [new URL(script, folder).pathname, ...options], { cwd: folder });

type SignInCall = (baseUrl: string, email: string, password: string) => Promise<unknown>;

const isFunction = (value: unknown) => typeof value === 'function';

/** The exports of tests/client/app.ts, which needs generated types and can only be imported once they exist. */
const Client = z.object({
  learn: z.custom<SignInCall>(isFunction),
  refusedSignIn: z.custom<SignInCall>(isFunction),
  namesOfUsers: z.custom<(baseUrl: string, token: string, search: string) => Promise<string[]>>(isFunction),
});

let client: z.infer<typeof Client>;

beforeAll(async () => {
  const generator = 'node_modules/openapi-typescript/bin/cli.js';
  // Requests may omit a field with a default.
  const options = ['--output', 'generated/api.d.ts', '--default-non-nullable=false'];
  await node(generator, `${apiUrl()}/openapi.json`, ...options);
  await node('node_modules/typescript/bin/tsc', '--noEmit', '--project', '.');
  const app = new URL('app.ts', folder).href;
  const exported: unknown = await import(/* @vite-ignore */ app);
  client = Client.parse(exported);
}, 120_000);

describe('a client generated from the document', () => {
  it('signs a learner in, reads the learner’s course and saves progress', async () => {
    const { course } = await storeCourseWithLessons(2);
    const { email, record } = await createAccount({ courseId: course.id });
    expect(await client.learn(apiUrl(), email, password)).toMatchObject({
      name: record.name,
      secondsLeft: 3600,
      course: course.title,
      complete: true,
      percent: 50,
    });
  });

  it('distinguishes a pending account from a wrong password', async () => {
    const { email } = await aPendingLearner();
    expect(await client.refusedSignIn(apiUrl(), email, password)).toEqual({
      status: 403,
      code: 'account-pending',
      advice: 'wait',
    });
    expect(await client.refusedSignIn(apiUrl(), email, 'not the password')).toMatchObject({
      status: 401,
      advice: 'sign in',
    });
  });

  it('follows the links of a list to its end', async () => {
    const word = uniqueWord();
    const names = [`Anu ${word}`, `Binu ${word}`, `Chinnu ${word}`];
    for (const name of names) await createAccount({ name, registrationDate: new Date() });
    const { token } = await anAdmin();
    const found = await client.namesOfUsers(apiUrl(), token, word);
    expect(found.toSorted()).toEqual(names);
  });
});
