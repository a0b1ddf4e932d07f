import { step } from '../scripts/command.ts';
import { bench } from './bench.ts';
import { atMost, type Figure } from './figures.ts';
import { startPlatform } from './stores.ts';

// `npm run bench:many`: many calls at once on the running stack, over HTTP, like those of a class that registers in the
// same minute and of administrators who work at the same time. It uses the stack that the environment names, or starts
// one. On a stack that has just started, the first round also waits for the functions' processes.

const atOnce = 50;
const lessonsInList = 100;
const rounds = 2;

await bench('many', '', async (report) => {
  await using platform = await startPlatform();
  // Imported after the environment has the addresses of the stack, because Firebase's SDK reads them when it is loaded.
  const { school } = await import('./many/school.ts');
  const figures: Figure[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const name = (what: string) => `${what}${round === 1 ? ', first' : ', again'}`;
    const seconds = (what: string, value: number, target: number) =>
      figures.push(atMost(name(what), value, 's', target));
    await step(`Round ${round} of ${rounds} at ${platform.url}`, async () => {
      const calls = await school();
      seconds(`${atOnce} lessons`, await calls.createLessons(atOnce), 10);
      seconds('deletion of their category', await calls.deleteCategory(), 10);
      seconds(`${atOnce} registrations`, await calls.register(atOnce), 10);
      seconds('accounts counted after', await calls.secondsUntilCounted(), 10);
      seconds(`${atOnce} approvals`, await calls.approveAll(), 10);
      seconds(`${lessonsInList} lessons in one call`, await calls.createList(lessonsInList), 3);
    });
  }
  report.add('Many at once, seconds until the last one is answered', figures);
});
