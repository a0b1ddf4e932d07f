import { step } from '../scripts/command.ts';
import { bench, countArgument, type Report } from './bench.ts';
import { atLeast, atMost, withoutTarget, type Figure } from './figures.ts';
import type { Call, Tallies } from './load/cannon.ts';
import { startInstances } from './load/instances.ts';
import { startPlatform } from './stores.ts';

// `npm run bench:load [-- SECONDS]`: a busy minute on the running stack: two hundred learners open lessons and write
// progress through the security rules, fifty people a second register, and ten administrators list, approve and edit,
// with two instances of the API and the emulators' triggers. Afterwards the store is compared with every response.
// Everybody waits for a response before the next call, so if the emulators are slower than the wanted rate, fewer calls
// are sent; the figures say how many.

const crowd = { learners: 200, registrations: 50, administrators: 10 };
const instances = 2;

/**
 * The milliseconds that 95 and 99 of 100 responses may take: a page must be there at once, a form may show that it is
 * busy.
 */
const latencies: Record<string, { p95: number; p99: number }> = {
  'open a lesson: read': { p95: 1000, p99: 2000 },
  'complete a lesson: write': { p95: 1000, p99: 2000 },
  register: { p95: 5000, p99: 10_000 },
  'list users': { p95: 3000, p99: 5000 },
  approve: { p95: 3000, p99: 5000 },
  'edit a lesson': { p95: 3000, p99: 5000 },
};

/** The most seconds that triggers may take to catch up; the local ones run four at a time. */
const longestCount = 240;

await bench('load', '[SECONDS]', async (report) => {
  const seconds = countArgument(0, 60, 'seconds');
  await using platform = await startPlatform();
  // Imported after the environment has the addresses of the stack, because Firebase's SDK reads them when it is loaded.
  const { fire } = await import('./load/cannon.ts');
  const { administrators, learners, visitors } = await import('./load/school.ts');
  const checks = await import('./load/checks.ts');

  const waiting: string[] = [];
  const { visiting, learning, working } = await step(
    `The people of a school at ${platform.url}`,
    async () => ({
      visiting: visitors(crowd.registrations, (uid) => waiting.push(uid)),
      learning: await learners(crowd.learners),
      working: await administrators(crowd.administrators, waiting),
    }),
  );

  const tallies: Tallies = new Map();
  using api = await step(`${instances} instances of the API`, () => startInstances(instances));
  const store = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`;
  /** Divides people among the instances. */
  const atInstances = (origins: readonly string[], all: readonly (readonly Call[])[], rate: number) =>
    origins.map((origin, index) => {
      const people = all.filter((_, person) => person % origins.length === index);
      return fire({ origin, seconds, rate: rate / origins.length, people }, tallies);
    });
  await step(`${seconds} seconds of all of them at once`, async () => {
    await Promise.all([
      ...atInstances(api.origins, visiting.people, crowd.registrations),
      ...atInstances(api.origins, working.people, crowd.administrators),
      fire({ origin: store, seconds, rate: crowd.learners, people: learning.people }, tallies),
    ]);
  });
  const countResult = await step('Triggers have followed', () => checks.waitUntilCounted(longestCount));

  reportTraffic(report, tallies, seconds);
  report.add('What the store holds afterwards', [
    ...(await checks.registrationFigures(visiting.registrations)),
    ...(await checks.approvalFigures(working.approvals)),
    ...(await checks.editFigures(working.edits)),
    ...(await checks.progressFigures(learning.marks)),
    atMost('accounts counted wrongly', countResult.wrong, '', 0),
    withoutTarget('until all are counted', countResult.seconds, 's'),
  ]);
});

function reportTraffic(report: Report, tallies: Tallies, seconds: number): void {
  const wanted: Record<string, number> = { register: crowd.registrations * seconds };
  for (const [kind, tally] of tallies) {
    const target = latencies[kind];
    const figures: Figure[] = [
      ...(wanted[kind] === undefined ? [] : [withoutTarget('asked for', wanted[kind], '')]),
      withoutTarget('sent', tally.sent, ''),
      atLeast('taken', tally.taken, '', 1),
      withoutTarget('taken a second', tally.taken / seconds, '/s'),
      withoutTarget('refused with 429 or 503', tally.refused, ''),
      withoutTarget('without a response as the time was up', tally.unanswered, ''),
      atMost('other errors', tally.failed, '', 0),
      atMost('refused without Retry-After', tally.withoutRetryAfter, '', 0),
    ];
    if (target && tally.times.length > 0) {
      figures.push(
        withoutTarget('p50', tally.percentile(50), 'ms'),
        atMost('p95', tally.percentile(95), 'ms', target.p95),
        atMost('p99', tally.percentile(99), 'ms', target.p99),
      );
    }
    report.add(kind, figures);
    if (tally.fault !== undefined) console.log(`    one of the errors: ${tally.fault}`);
  }
}
