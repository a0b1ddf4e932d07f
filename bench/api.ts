import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { step } from '../scripts/command.ts';
import { mostUsedCalls } from './api/calls.ts';
import { call } from './api/client.ts';
import { listCalls } from './api/lists.ts';
import { measureAll } from './api/measure.ts';
import { fillUsers, makeAccount, type Credentials } from './api/people.ts';
import { reportCalls, reportGrowth } from './api/report.ts';
import { serveApi } from './api/server.ts';
import { startStores } from './stores.ts';
import { bench, countArgument } from './bench.ts';

// `npm run bench:api`: the time of the most used calls over loopback, compared with a bare read of the same documents
// from the same process. The API runs in this process too, on its own port, against the emulators of Firestore and
// Auth, because the proxy of the Functions emulator would dominate the times. With 100,000 users the emulator does,
// which has no index.

const few = 100;

// `npm run bench:api -- 10000` uses fewer users.
await bench('api', '[USERS]', async (report) => {
  const many = countArgument(0, 100_000, 'users');
  await using stores = await startStores();
  const app = initializeApp({ projectId: stores.projectId });
  const [db, auth] = [getFirestore(app), getAuth(app)];
  using api = await serveApi(db, auth);

  const learner = await makeAccount(db, auth, { email: 'learner@bench.example' });
  const admin = await makeAccount(db, auth, { email: 'admin@bench.example', role: 'admin', courseId: null });
  const callers = {
    learner: { ...learner, token: await tokenOf(api.origin, '/users/login', learner) },
    admin: { ...admin, token: await tokenOf(api.origin, '/admin/login', admin) },
  };
  await fillUsers(db, few);
  reportCalls(report, 'The ten most used calls', await measureAll(api.origin, mostUsedCalls(db, callers)));
  const small = await measureAll(api.origin, listCalls(db, callers.admin));
  reportCalls(report, `Lists of users, with ${few} of them`, small);

  await step(`Store ${many} users`, () => fillUsers(db, many));
  const large = await measureAll(api.origin, listCalls(db, callers.admin));
  reportCalls(report, `Lists of users, with ${many} of them`, large);
  reportGrowth(report, small, large, [few, many]);
});

async function tokenOf(origin: string, path: string, { email, password }: Credentials): Promise<string> {
  const { body } = await call(origin, { method: 'POST', path, body: { email, password } });
  return z.object({ token: z.string() }).parse(JSON.parse(body)).token;
}
