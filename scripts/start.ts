import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { styleText } from 'node:util';
import {
  dataDirectory,
  duration,
  Failure,
  interrupted,
  interruption,
  launch,
  logFile,
  main,
  step,
  type Program,
} from './command.ts';
import { npm } from './install.mjs';
import { isFree } from './machine.mjs';
import { addressOf, PORTS, VITE_PORT } from './ports.mjs';
import { demoPassword } from './seed/people.ts';
import { keepSaving } from './snapshots.ts';
import { seed, startStack } from './stack.ts';

const bold = (text: string) => styleText('bold', text);
const cyan = (text: string) => styleText('cyan', text);
const dim = (text: string) => styleText('dim', text);

// `npm start`, or `npm run dev` with --dev: from a fresh checkout to the running product.
const develops = process.argv.includes('--dev');
const snapshots = join(dataDirectory, 'emulators');

await main(async () => {
  const started = performance.now();
  const site = addressOf(develops ? VITE_PORT : PORTS.hosting);
  const stack = await startStack({
    name: 'start',
    ports: PORTS,
    alsoFree: develops ? { vite: VITE_PORT } : {},
    builds: develops ? ['functions'] : ['functions', 'web'],
    snapshots,
    site,
  });
  const companions: Program[] = [];
  try {
    await seed(stack);
    const saving = await keepSaving(stack.ports, snapshots);
    if (develops) await startDevelopment(companions);
    welcome(site, performance.now() - started);
    const problem = await Promise.race([
      interrupted,
      saving.failed,
      stack.died.then((name) => endedBy(name, stack.log)),
      ...companions.map(({ ended, name, log }) => ended.then(() => endedBy(name, log))),
    ]);
    await step('Save the data', saving.finish);
    if (problem) throw problem;
  } finally {
    await Promise.all(companions.map(({ end }) => end()));
    await stack.stop();
  }
  return 0;
});

function endedBy(name: string, log: string): Failure {
  return new Failure(`${name} ended unexpectedly; the data is kept, run this again.`, log);
}

/** Vite with hot reload, and the functions built on every change, which the emulator then loads again. */
async function startDevelopment(companions: Program[]): Promise<void> {
  await step('Start Vite and the watch on the functions', async () => {
    const watch = npm('run', 'build', '--workspace', '@padavu/functions', '--', '--watch');
    const functions = launch('The watch on the functions', watch, { log: logFile('functions-watch') });
    const vite = launch('Vite', npm('run', 'dev', '--workspace', '@padavu/web'), { log: logFile('vite') });
    companions.push(functions, vite);
    await Promise.race([untilViteListens(), vite.ended]);
  });
}

async function untilViteListens() {
  while (await isFree(VITE_PORT)) await sleep(100, undefined, { signal: interruption, ref: false });
}

function welcome(site: string, took: number): void {
  const account = (name: string, is: string) => `      ${`${name}@padavu.example`.padEnd(26)}${dim(is)}`;
  console.log(`
  ${bold('Padavu')} is ready at ${cyan(site)} ${dim(`after ${duration(took)}`)}

  Demo accounts, password ${bold(demoPassword)}, and where they sign in:
    ${cyan(`${site}/admin/login`)}
${account('admin', 'runs the school')}
    ${cyan(`${site}/login`)}
${account('learner', 'approved, learns Ecommerce Mastery')}
${account('pending', 'waits for approval')}
${account('inactive', 'deactivated')}

  ${dim('Ctrl-C stops it and keeps the data.')}
`);
}
