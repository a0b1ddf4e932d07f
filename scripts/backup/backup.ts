/**
 * Keeps a school in one file: `npm run backup -- FILE`, the local one that `npm start` runs, or with `--project ID` a real
 * one. The school goes on meanwhile; the documents are those of one moment.
 */
import { statSync } from 'node:fs';
import { Failure, step } from '../command.ts';
import { storeLevel } from '../migrations/migrate.ts';
import { lacksSecondFactor } from './accounts.ts';
import { assertFree, writeBackup } from './format.ts';
import { contentsOf, openSchool, recordsOf, restoreMark, runCommand } from './school.ts';

const usage = 'Usage: npm run backup -- FILE [--project ID]';
const MEGABYTE = 1_000_000;

/** What the file cannot hold, in sentences. */
const shortcomings = (passwords: number, factors: number) => [
  ...(passwords > 0
    ? [
        `Google does not show the passwords of ${passwords} accounts to you: who is restored from this file sets a new one by "Forgot password". With the role "Firebase Authentication Admin" the file has them.`,
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
  const lacking = { passwords: 0, factors: 0 };
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
    async function* records() {
      for await (const record of recordsOf(school, moment)) {
        if ('account' in record) {
          lacking.passwords += record.account.email && !record.account.passwordHash ? 1 : 0;
          lacking.factors += lacksSecondFactor(record.account) ? 1 : 0;
        }
        yield record;
      }
    }
    await step('Back up', async (note) => {
      const counts = await writeBackup(file, header, records());
      const size = (statSync(file).size / MEGABYTE).toFixed(1);
      note(`${contentsOf(counts)}, ${size} MB in ${file}`);
    });
  } finally {
    await documents.close();
  }
  for (const sentence of shortcomings(lacking.passwords, lacking.factors)) console.log(`  ${sentence}`);
  console.log(
    '  The file holds personal data, and nothing in it is encrypted: see "Backup and restore" in README.md.',
  );
});
