import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { logFile } from '../console/project.mjs';
import { runOrFail } from '../console/run.mjs';
import { step } from '../console/step.mjs';
import { findProgram } from './programs.mjs';
import { userCache } from './user-cache.mjs';

const VERSION = '4.32.5';

/**
 * Finds Schemathesis in the user's cache, or installs it there from PyPI.
 *
 * @returns {Promise<string>} the program
 */
export async function findSchemathesis() {
  const folder = userCache(`schemathesis-${VERSION}`);
  const program = join(folder, 'bin/schemathesis');
  return await step(`Schemathesis ${VERSION}`, async () => {
    if (!existsSync(program)) await installInto(folder);
    return program;
  });
}

/** @param {string} folder */
async function installInto(folder) {
  const python = findProgram(['python3', 'python']);
  if (python === undefined) {
    throw new Failure('The fuzz needs Python 3.10 or newer: install it and run this again.');
  }
  const log = logFile('schemathesis');
  // What an interrupted installation left would pass for a finished one.
  await rm(folder, { recursive: true, force: true });
  try {
    await runOrFail(
      'Python cannot make a virtual environment; the reason is above. On Debian: apt-get install python3-venv.',
      python,
      ['-m', 'venv', folder],
      { log },
    );
    await runOrFail(
      `Schemathesis ${VERSION} cannot be installed from PyPI; the reason is above. It needs the network and Python 3.10 or newer.`,
      join(folder, 'bin/python'),
      ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`],
      { log },
    );
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
