import { Failure, logFile, run, step } from './command.ts';
import { projectNode } from './install.mjs';
import * as machine from './machine.mjs';

// What the commands need beside npm's packages. Each function finds a tool, or fetches it.

/**
 * A Firestore emulator that firebase-tools can start: the official one, or hidane in its place.
 * @returns what goes before the command line of firebase-tools
 */
export async function bringFirestore(): Promise<string[]> {
  return await step('Firestore emulator', async (note) => {
    const here = machine.machineForFirestore();
    const sources = machine.firestoreSources(here);
    const log = logFile('firestore-emulator');
    const cargo = ['cargo', 'install', 'hidane', '--locked', '--version', machine.HIDANE_VERSION] as const;
    for (const { via, ready, is } of sources) {
      note(is);
      if (!ready) console.log(`  Fetching ${is}, once; this takes a few minutes.`);
      const fetch =
        via === 'java'
          ? ([projectNode, machine.firebaseCli, 'setup:emulators:firestore'] as const)
          : ([...cargo, '--root', machine.hidaneFolder] as const);
      if (ready || (await run(fetch, { log, timeout: 900_000 })) === 0) {
        return via === 'java' ? [] : [here.hidane ?? machine.builtHidane, 'exec', '--'];
      }
    }
    const problem = `There is no Firestore emulator, and none could be fetched. ${machine.FIRESTORE_ADVICE}`;
    throw new Failure(problem, sources.length > 0 ? log : undefined);
  });
}

/** A Chromium for the tests: one of the machine, else Playwright's, else Debian's. */
export async function bringChromium(): Promise<void> {
  await step('Chromium', async (note) => {
    const found = machine.findChromium();
    if (found) return note(found);
    if (process.env['CHROMIUM_PATH']) throw new Failure('CHROMIUM_PATH names no program.');
    const log = logFile('chromium');
    const mayUseApt = process.getuid?.() === 0 && machine.findProgram('apt-get') !== undefined;
    const libraries = mayUseApt ? ['--with-deps'] : [];
    const fetch = ['playwright', 'install', '--only-shell', ...libraries, 'chromium'] as const;
    if ((await run(fetch, { log })) === 0) return note('of Playwright');
    const apt = 'apt-get update && apt-get install --yes --no-install-recommends';
    // Older releases know only the second package.
    for (const name of mayUseApt ? ['chromium-headless-shell', 'chromium'] : []) {
      if ((await run(['sh', '-c', `${apt} ${name}`], { log })) === 0) return note('of Debian');
    }
    const advice = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one.';
    throw new Failure(`There is no Chromium, and none could be fetched. ${advice}`, log);
  });
}
