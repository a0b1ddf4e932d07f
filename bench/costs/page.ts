import { costOf, items, listPrice, monthOf, multiply, type Amounts, type Journey } from './month.ts';
import { dollars, itemNames, prices, region, readOn } from './prices.ts';
import { administration, inView, learner, sizes, storedKiBEach } from './usage.ts';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const readable = (value: number) => (Math.abs(value) >= 100 ? whole.format(value) : fine.format(value));
const usd = (value: number) => `$${value >= 100 ? whole.format(value) : value.toFixed(2)}`;

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const rowOf = ({ name, once }: Journey): string[] => {
  const { reads, writes, deletes, calls, cpuSeconds, storeGiB, siteGB } = once;
  const kib = [storeGiB * 1024 ** 2, (siteGB * 1e9) / 1024];
  return [name, ...[reads, writes, deletes, calls, cpuSeconds, ...kib].map(readable)];
};

/** The cost of a month at prices that are not from Google's list. */
const costAtOtherPrices = (amounts: Amounts = monthOf([], 0)) =>
  items
    .filter((item) => prices[item].substitute !== undefined)
    .reduce((total, item) => total + dollars(item, amounts[item]), 0);

/** docs/costs.md as text. */
export function costsPage(
  journeys: readonly Journey[],
  { machine, assumed }: { machine: string; assumed: readonly string[] },
): string {
  const months = sizes.map((size) => ({ size, amounts: monthOf(journeys, size) }));
  const largest = sizes.at(-1) ?? 0;
  const shares = journeys
    .map(({ name, once, times }) => ({ name, once, price: listPrice(multiply(once, times(largest))) }))
    .toSorted((one, other) => other.price - one.price);
  const total = shares.reduce((sum, { price }) => sum + price, 0);
  const perThousand = (name: string) =>
    listPrice(multiply(journeys.find((one) => one.name === name)?.once ?? monthOf([], 0), 1000));

  return `# What a school costs

\`npm run costs\` generates this page; do not edit it. Prices are Google's list prices in US dollars for ${region}, read on
${readOn}, without taxes. Some are substitutes for prices that could not be read, which [Prices](#prices) lists: ${usd(costAtOtherPrices(months.at(-1)?.amounts))}
of the cost of ${whole.format(largest)} learners depend on them. Other sites host the videos, at no cost to the school. Firebase Auth is
free for email and password unless the project is upgraded to Identity Platform.

## Summary

${table(
  ['learners in a month', 'cost a month', 'cost per learner'],
  months.map(({ size, amounts }) => [
    whole.format(size),
    usd(costOf(amounts)),
    `$${(costOf(amounts) / size).toFixed(4)}`,
  ]),
)}

## Assumptions about a month

They are constants in \`bench/costs/usage.ts\`.

- Of all learners of a month, ${learner.newShare * 100} % registered in it. For each of them, ${learner.visitorsEach} visitors read the home page. The waiting page is
  in view for ${learner.minutesWaiting} minutes until the approval, and fetches the account ${inView.pending} times.
- A learner visits on ${learner.daysAMonth} days. In a visit they open the lesson of the day and complete it. The page is in view for ${learner.minutesInView}
  minutes, and a video plays for ${learner.minutesOfVideo} of them.
- In a visit the page refetches the account ${inView.account} times, the course ${inView.course} times and the progress ${inView.progress} times, and stores ${inView.positions} positions
  of the video.
- There is one administrator for each ${whole.format(administration.learnersEach)} learners. On each of ${administration.workingDays} working days they open the dashboard ${administration.dashboards} times
  and ${administration.lists} lists.
- A learner's documents and their indexes take ${storedKiBEach} KiB. There are as many accounts as learners.

## Cost of a month

${table(
  ['', ...months.map(({ size }) => `${whole.format(size)} learners`)],
  [
    ...items.map((item) => [
      itemNames[item],
      ...months.map(({ amounts }) => `${readable(amounts[item])} (${usd(dollars(item, amounts[item]))})`),
    ]),
    ['**all**', ...months.map(({ amounts }) => `**${usd(costOf(amounts))}**`)],
  ],
)}

## Cost by operation, with ${whole.format(largest)} learners

At list price, without the free amounts.

${table(
  ['', 'a month', 'share'],
  shares
    .filter(({ price }) => price >= total / 1000)
    .map(({ name, price }) => [name, usd(price), `${((price / total) * 100).toFixed(1)} %`]),
)}

Two settings have the largest effect: how often an open page refetches (\`limits.askAgain\`) and how often a video stores its
position (\`limits.video.storeEvery\`). With half as many fetches, a thousand visits cost ${usd(perThousand('an open page refetches') / 2)} less; with half as many
positions, ${usd(perThousand('a video stores its position') / 2)} less.

## Resources by operation

${table(
  [
    'operation',
    'reads',
    'writes',
    'deletes',
    'calls',
    'billed seconds',
    'KiB from Firestore',
    'KiB from Hosting',
  ],
  journeys.filter(({ name }) => !name.startsWith('data') && !name.startsWith('schedules')).map(rowOf),
)}

How they were measured, on ${machine}:

- **Reads, writes, calls and time** of the API, the triggers and the schedules were counted in one process that ran them
  against the emulators with the demo's data. The time is that of a small machine with other work. Google rounds each call
  up to 100 ms. Parallel calls in one process would cost less, and are not assumed. A function has one processor and half a
  gibibyte of memory.
- **A schedule's cost per account** is the difference between a run with 500 and one with 1,500 accounts.
- **Documents and bytes of pages** are the figures of \`npm run bench -- weight learn admin\`. ${assumed.length > 0 ? `These benches had not run, so their targets are used: ${assumed.join('; ')}. ` : ''}The documents that
  \`firestore.rules\` reads to decide are added: the caller's account for the course and the progress; account and course for
  categories and lessons.
- **Bytes from Firestore** are those of the responses compressed with gzip. An administrator's document counts as 1 KiB.

Not included: backups and point-in-time recovery, logs beyond the free amount, builds, emails, refused calls, and the
calls of the function that renders public pages.

## Prices

${table(
  ['', 'price', 'free in a month', 'kind', 'source'],
  items.map((item) => {
    const { usd: price, per, freeAMonth, source, substitute } = prices[item];
    const kind = substitute === undefined ? `list price of ${region}` : `**substitute**: ${substitute}`;
    return [itemNames[item], `$${price} for ${whole.format(per)}`, readable(freeAMonth), kind, source];
  }),
)}

The sources were read in stored copies of unknown dates. Before you decide by these figures, replace the substitutes: read
the prices of Mumbai at https://cloud.google.com/firestore/pricing and https://firebase.google.com/pricing, write them into
\`bench/costs/prices.ts\`, and run \`npm run costs\` again.
`;
}
