import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { dataDirectory, duration, Failure, interrupted, launch, logFile, main, step } from './command.ts';
import { addressOf, PORTS, portConflict, VITE_PORT } from './ports.mjs';
import { demoAccounts } from './seed/accounts-in-words.ts';
import { keepSaving, snapshotsIn } from './snapshots.ts';
import { prepareData, startStack } from './stack.ts';

const bold = (text: string) => styleText('bold', text);
const cyan = (text: string) => styleText('cyan', text);
const dim = (text: string) => styleText('dim', text);

// `npm start`, and `npm run dev` with --dev: runs the product from a fresh checkout. With --empty it runs an empty
// school, whose data is stored apart from the demo's. Vite serves one language: English, or Malayalam with --malayalam.
const option = { type: 'boolean' } as const;
const options = { dev: option, empty: option, malayalam: option };
const { dev: isDev, empty: isEmpty, malayalam } = parseArgs({ options, strict: false }).values;
const language = malayalam ? 'ml' : '';
const usage = `Usage: ${isDev ? 'npm run dev [-- --malayalam] [--empty]' : 'npm start [-- --empty]'}`;
const snapshots = join(dataDirectory, isEmpty ? 'emulators-empty' : 'emulators');

await main(async () => {
  const started = performance.now();
  parseArgs({ options });
  if (language !== '' && !isDev) throw new Failure('npm start has both languages: /ml is in Malayalam.');
  const conflict = isDev ? await portConflict({ vite: VITE_PORT }) : undefined;
  if (conflict !== undefined) throw new Failure(conflict);
  const site = addressOf(isDev ? VITE_PORT : PORTS.hosting);
  const pages = language === '' ? site : `${site}/${language}`;
  const stack = await startStack({
    name: 'start',
    ports: PORTS,
    snapshot: snapshotsIn(snapshots).at(-1),
    site,
  });
  const devPrograms = isDev ? startDevelopment() : [];
  try {
    await prepareData(stack, { demo: !isEmpty });
    const saving = keepSaving(stack.ports, snapshots);
    console.log(welcome(site, pages, performance.now() - started));
    const ends = [stack, ...devPrograms].map(({ died }) => died);
    const problem = await Promise.race([interrupted, saving.failed, ...ends]);
    await step('Save the data', saving.finish);
    if (problem) throw problem;
  } finally {
    await Promise.all(devPrograms.map(({ end }) => end()));
    await stack.stop();
  }
  return 0;
}, usage);

/** Vite with hot reload, and the functions built on every change, which the emulator then loads again. */
function startDevelopment() {
  const functions = ['npm', 'run', 'build:watch', '--workspace', '@padavu/functions'] as const;
  const vite = ['npm', 'run', 'dev', '--workspace', '@padavu/web'] as const;
  return [
    launch('The build of the functions', functions, { log: logFile('functions-watch') }),
    launch('Vite', vite, { log: logFile('vite'), env: { PADAVU_LANGUAGE: language } }),
  ];
}

function welcome(site: string, pages: string, milliseconds: number): string {
  return `
  ${bold(isEmpty ? 'An empty school' : 'Padavu')} is ready at ${cyan(pages)} ${dim(`after ${duration(milliseconds)}`)}
${isEmpty ? firstSteps(site) : demoAccounts(site)}
  ${dim('Ctrl-C stops it and keeps the data.')}
`;
}

function firstSteps(site: string): string {
  return `
  Make yourself its administrator, in a second terminal:
    ${cyan('npm run make-admin -- you@your.school')}
  and sign in at ${cyan(`${site}/admin/login`)}, where the dashboard shows the next steps.
`;
}
