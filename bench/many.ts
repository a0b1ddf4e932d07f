import { step } from '../scripts/command.ts';
import { bench } from './bench.ts';
import { atMost, type Figure } from './figures.ts';
import { startPlatform } from './stores.ts';

// `npm run bench:many`: many calls at once on the running stack, over HTTP, as a class that registers in the same minute and
// administrators who work at the same time make them. The stack of the environment is taken where there is one; otherwise
// one of its own, which has just started, so that the first set also waits for the processes that answer.

const atOnce = 50;
const listed = 100;
const rounds = 2;

await bench('many', async (report) => {
  await using platform = await startPlatform();
  // After the environment says where the stack is: Firebase's SDK reads it when it is loaded.
  const { school } = await import('./many/school.ts');
  const figures: Figure[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const name = (what: string) => `${what}${round === 1 ? ', first' : ', again'}`;
    const seconds = (what: string, value: number, target: number) =>
      figures.push(atMost(name(what), value, 's', target));
    await step(`Round ${round} of ${rounds} at ${platform.url}`, async () => {
      const open = await school();
      seconds(`${atOnce} lessons`, await open.createLessons(atOnce), 10);
      seconds('deletion of their category', await open.deleteCategory(), 10);
      seconds(`${atOnce} registrations`, await open.register(atOnce), 10);
      seconds('accounts counted after', await open.untilCounted(), 10);
      seconds(`${atOnce} approvals`, await open.approveAll(), 10);
      seconds(`${listed} lessons in one call`, await open.createList(listed), 3);
    });
  }
  report.add('Many at once, seconds until the last one is answered', figures);
});
