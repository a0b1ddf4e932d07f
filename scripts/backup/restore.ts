/**
 * Makes a school equal to a file of `npm run backup`: `npm run restore -- FILE`, the local one that `npm start` runs,
 * or with `--project ID` a real one. A school that contains data needs `--replace`. Safe to repeat and to interrupt.
 */
import { chooseTarget, connect, mayEndAnywhere } from '../admin/command.ts';
import { step } from '../command.ts';
import { migrate, storeLevel } from '../migrations/migrate.ts';
import { pluralize } from '../migrations/migration.ts';
import { eraseStats } from './erased.ts';
import { restore, type RestoreResult } from './restoration.ts';
import { countsInWords, openSchool, runCommand, schoolInWords } from './school.ts';

const usage = 'Usage: npm run restore -- FILE [--replace] [--project ID]';

const options = { project: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;

const accounts = (count: number) => pluralize(count, 'account', 'accounts');
const documents = (count: number) => pluralize(count, 'document', 'documents');

/** Sentences about what was not restored. */
function sentences(result: RestoreResult, project: string): string[] {
  const { header, leftOut, withoutPassword, withoutFactor } = result;
  return [
    ...(header.project === project ? [] : [`The file is a backup of another project, ${header.project}.`]),
    'Everybody who was restored has to sign in again.',
    ...(withoutPassword > 0
      ? [`No password: ${accounts(withoutPassword)}. Their owners set one by "Forgot password".`]
      : []),
    ...(withoutFactor > 0
      ? [`No authenticator app any more: ${accounts(withoutFactor)}. Their owners set it up again.`]
      : []),
    ...(leftOut > 0
      ? [`Left out: ${documents(leftOut)} of people who were erased or unsubscribed since.`]
      : []),
  ];
}

await runCommand(usage, options, async (file, { project, replace }) => {
  const named = typeof project === 'string' ? project : undefined;
  const school = await openSchool(named);
  let services: ReturnType<typeof connect> | undefined;
  const admin = async () => (services ??= connect(await chooseTarget(named)));
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  /** Leaves out the migrations that had nothing to do. */
  const sayChange = (line: string) => {
    if (!line.startsWith('✔')) say(line);
  };
  try {
    const restored = await step(`Restore ${schoolInWords(school)}`, async (note) => {
      const done = await restore({
        file,
        school,
        replace: replace === true,
        level: storeLevel,
        say,
        migrate: async () => {
          // The mark of the restore stays, so that the same command finishes it.
          mayEndAnywhere();
          return migrate({ ...(await admin()), write: true }, sayChange);
        },
        eraseStats: async (uids) => eraseStats(await admin(), uids),
      });
      note(`${countsInWords(done.trailer)} of ${done.header.madeAt}, read back and equal`);
      return done;
    });
    lines.push(...sentences(restored, school.project));
  } finally {
    for (const line of lines) console.log(`  ${line}`);
    await school.documents.close();
  }
});
