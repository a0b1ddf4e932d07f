import { Failure, logFile, run, step } from './command.ts';
import { findChromium, findProgram, FIRESTORE_ADVICE, firestoreEmulators } from './machine.mjs';

/**
 * Finds or installs a Firestore emulator that firebase-tools can start: the official one or hidane.
 * @returns the prefix of the firebase-tools command line
 */
export async function ensureFirestore(): Promise<string[]> {
  return await step('Firestore emulator', async (note) => {
    const log = logFile('firestore-emulator');
    const emulators = firestoreEmulators();
    for (const { description, prefix, install } of emulators) {
      note(description);
      const [program, ...args] = install;
      if (program === undefined) return prefix;
      console.log(`  Fetching ${description}, once; this takes a few minutes.`);
      if ((await run([program, ...args], { log, timeout: 900_000 })) === 0) return prefix;
    }
    const problem = `There is no Firestore emulator, and none could be fetched. ${FIRESTORE_ADVICE}`;
    throw new Failure(problem, emulators.length > 0 ? log : undefined);
  });
}

/** Finds or installs a Chromium for the tests: the machine's, else Playwright's, else Debian's. */
export async function ensureChromium(): Promise<void> {
  await step('Chromium', async (note) => {
    const found = findChromium();
    if (found) return note(found);
    if (process.env['CHROMIUM_PATH']) throw new Failure('CHROMIUM_PATH names no program.');
    const log = logFile('chromium');
    const canUseApt = process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
    const libraries = canUseApt ? ['--with-deps'] : [];
    const fetch = ['playwright', 'install', '--only-shell', ...libraries, 'chromium'] as const;
    if ((await run(fetch, { log })) === 0) return note('by Playwright');
    // Older releases know only the second package.
    const install = 'apt-get install --yes --no-install-recommends';
    const apt = `apt-get update && { ${install} chromium-headless-shell || ${install} chromium; }`;
    if (canUseApt && (await run(['sh', '-c', apt], { log })) === 0) return note('by Debian');
    const advice = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one.';
    throw new Failure(`There is no Chromium, and none could be fetched. ${advice}`, log);
  });
}
