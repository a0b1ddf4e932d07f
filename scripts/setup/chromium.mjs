import { existsSync } from 'node:fs';
import { Failure } from '../console/failure.mjs';
import { logFile, tool } from '../console/project.mjs';
import { run } from '../console/run.mjs';
import { step } from '../console/step.mjs';
import { findProgram } from './programs.mjs';

/** The one without windows first: it draws pages with a third less work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** @returns {Promise<string>} the path of a Chromium, which is installed when there is none */
export async function findChromium() {
  return await step('Chromium', async (note) => {
    const program = (await existing()) ?? (await fromDebian()) ?? (await fromPlaywright());
    if (program === undefined) {
      throw new Failure(
        'There is no Chromium and it could not be installed: install Chromium or Chrome, ' +
          'or set CHROMIUM_PATH to one, and run this again.',
      );
    }
    note(program);
    return program;
  });
}

/** @returns {Promise<string | undefined>} */
async function existing() {
  const chosen = process.env['CHROMIUM_PATH'] ?? '';
  if (chosen !== '') {
    const program = findProgram([chosen]);
    if (program === undefined) throw new Failure(`CHROMIUM_PATH names no program: ${chosen}`);
    return program;
  }
  return findProgram(NAMES) ?? (await ofPlaywright());
}

/** @returns {Promise<string | undefined>} */
async function fromDebian() {
  const apt = findProgram(['apt-get']);
  if (apt === undefined || process.getuid?.() !== 0) return undefined;
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, log: logFile('chromium') };
  await run(apt, ['update'], options);
  const install = ['install', '--yes', '--no-install-recommends'];
  try {
    await run(apt, [...install, 'chromium-headless-shell'], options);
  } catch {
    // Older releases have no such package.
    await run(apt, [...install, 'chromium'], options);
  }
  return findProgram(NAMES);
}

/** @returns {Promise<string | undefined>} */
async function fromPlaywright() {
  await run(tool('playwright'), ['install', 'chromium'], { log: logFile('chromium') });
  return await ofPlaywright();
}

/** @returns {Promise<string | undefined>} the browser that Playwright has downloaded */
async function ofPlaywright() {
  // Only there once the packages are installed.
  const { chromium } = await import('@playwright/test');
  const program = chromium.executablePath();
  return existsSync(program) ? program : undefined;
}
