/**
 * Fills an empty emulator with the demo school, or leaves it empty: `node scripts/seed/seed.ts [--empty]`.
 * Reads FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST; a store that contains data is only migrated.
 */
import { coursesCollection } from '@padavu/domain/course/course';
import { usersCollection } from '@padavu/domain/user/user';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { Failure, main } from '../command.ts';
import { migrate } from '../migrations/migrate.ts';
import { PROJECT_ID } from '../ports.mjs';
import { importAccounts } from './auth-accounts.ts';
import { demoCatalogue } from './catalogue.ts';
import { demoDocuments } from './documents.ts';
import { demoPassword, demoPeople } from './people.ts';

await main(async () => {
  const { FIREBASE_AUTH_EMULATOR_HOST: authHost, FIRESTORE_EMULATOR_HOST: firestoreHost } = process.env;
  if (!authHost || !firestoreHost)
    throw new Failure('The demo data goes into emulators only: run npm start.');
  // Emulators need no credentials, so the SDK must not look for Google's metadata server.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  await seed(
    authHost,
    getFirestore(initializeApp({ projectId: PROJECT_ID })),
    process.argv.includes('--empty'),
  );
  return 0;
});

async function seed(authEmulator: string, firestore: Firestore, staysEmpty: boolean): Promise<void> {
  if (await containsData(firestore)) {
    console.log('The store contains data already: it is migrated, and otherwise left as it is.');
    await migrate({ db: firestore, auth: getAuth(), write: true }, (line) => console.log(line));
    return;
  }
  if (staysEmpty) return console.log('The school is empty.');
  const catalogue = demoCatalogue();
  const people = demoPeople();
  await importAccounts(authEmulator, PROJECT_ID, people);
  const batch = firestore.batch();
  for (const [path, document] of demoDocuments(catalogue, people)) batch.set(firestore.doc(path), document);
  await batch.commit();
  const { courses, categories, lessons } = catalogue;
  console.log(
    `Seeded ${courses.length} courses, ${categories.length} categories, ${lessons.length} lessons and ` +
      `${people.length} accounts, all with the password ${demoPassword}.`,
  );
}

async function containsData(firestore: Firestore): Promise<boolean> {
  const samples = await Promise.all(
    [coursesCollection, usersCollection].map((name) => firestore.collection(name).limit(1).get()),
  );
  return samples.some((sample) => !sample.empty);
}
