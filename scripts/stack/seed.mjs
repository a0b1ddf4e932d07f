import { runOrFail } from '../console/run.mjs';
import { logFile, projectNode } from '../console/project.mjs';
import { step } from '../console/step.mjs';
import { stackEnvironment } from '../ports.mjs';

/**
 * Fills an empty store with the demo; one that holds data stays as it is.
 *
 * @param {import('../ports.mjs').Ports} ports
 */
export async function seed(ports) {
  await step('Demo data', async () => {
    await runOrFail(
      'The demo data could not be stored; the reason is above.',
      projectNode,
      ['scripts/seed.ts'],
      {
        env: stackEnvironment(ports),
        log: logFile('seed'),
      },
    );
  });
}
