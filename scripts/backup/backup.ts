/**
 * Backs up a school to one file: `npm run backup -- FILE`, the local one that `npm start` runs, or with `--project ID`
 * a real one. The school may be in use meanwhile; the documents are those of one moment.
 */
import { statSync } from 'node:fs';
import { Failure, step } from '../command.ts';
import { storeLevel } from '../migrations/migrate.ts';
import { losesSecondFactor } from './accounts.ts';
import { assertFree, writeBackup } from './format.ts';
import { countsInWords, openSchool, recordsOf, restoreMark, runCommand, schoolInWords } from './school.ts';

const usage = 'Usage: npm run backup -- FILE [--project ID]';
const MEGABYTE = 1_000_000;

/** Sentences about what the file does not contain. */
const shortcomings = (passwords: number, factors: number) => [
  ...(passwords > 0
    ? [
        `Google does not show the passwords of ${passwords} accounts to you: people who are restored from this file set a new one by "Forgot password". With the role "Firebase Authentication Admin" the file has them.`,
      ]
    : []),
  ...(factors > 0
    ? [`${factors} authenticator apps cannot be kept: their owners set them up again after a restore.`]
    : []),
];

await runCommand(usage, { project: { type: 'string' } }, async (file, { project }) => {
  assertFree(file);
  const school = await openSchool(typeof project === 'string' ? project : undefined);
  const { accounts, documents } = school;
  const missing = { passwords: 0, factors: 0 };
  try {
    const moment = await documents.moment();
    if (await documents.read(restoreMark)) {
      throw new Failure('A restore was interrupted here: run it again first, with the same file.');
    }
    const header = {
      madeAt: moment,
      project: school.project,
      level: storeLevel,
      passwords: await accounts.passwords(),
    };
    // Elsewhere an account without one has none yet, as that of a new administrator.
    const areHidden = header.passwords.kind === 'none';
    async function* records() {
      for await (const record of recordsOf(school, moment)) {
        if ('account' in record) {
          missing.passwords += areHidden && record.account.email ? 1 : 0;
          missing.factors += losesSecondFactor(record.account) ? 1 : 0;
        }
        yield record;
      }
    }
    await step(`Back up ${schoolInWords(school)}`, async (note) => {
      const counts = await writeBackup(file, header, records());
      const size = (statSync(file).size / MEGABYTE).toFixed(1);
      note(`${countsInWords(counts)}, ${size} MB in ${file}`);
    });
  } finally {
    await documents.close();
  }
  for (const sentence of shortcomings(missing.passwords, missing.factors)) console.log(`  ${sentence}`);
  console.log(
    '  The file holds personal data, and nothing in it is encrypted: see "Backup and restore" in README.md.',
  );
});
