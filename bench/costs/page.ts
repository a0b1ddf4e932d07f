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

Made by \`npm run costs\`; do not edit it here. Google's list prices in US dollars for ${region}, read on ${readOn}, without taxes;
some stand in for prices that were not at hand, and [Prices](#prices) says which: ${usd(costAtOtherPrices(months.at(-1)?.amounts))} of what ${whole.format(largest)} learners cost
rests on them. Videos are not ours, and cost nothing here. Firebase Auth takes nothing for addresses and passwords as long as the project
is not upgraded to Identity Platform.

## In short

${table(
  ['learners in a month', 'a month', 'for each learner'],
  months.map(({ size, amounts }) => [
    whole.format(size),
    usd(costOf(amounts)),
    `$${(costOf(amounts) / size).toFixed(4)}`,
  ]),
)}

## What a month is taken to be

\`bench/costs/usage.ts\` says it, and may say it otherwise.

- A quarter of all learners in a month is new (share ${learner.newShare}); ${learner.visitorsEach} visitors read the home page for each who registers.
- A learner comes on ${learner.daysAMonth} days, opens the lesson of the day and completes it. The page is in view for ${learner.minutesInView} minutes, and a
  video plays in ${learner.minutesOfVideo} of them.
- In such a visit the page asks ${inView.account} times for the account, ${inView.course} times for the course and ${inView.progress} times for the progress, and stores
  ${inView.positions} positions of the video.
- One administrator for ${whole.format(administration.learnersEach)} learners opens the dashboard ${administration.dashboards} times and ${administration.lists} lists on each of ${administration.workingDays} working days.
- A learner's documents and their indexes take ${storedKiBEach} KiB. There are as many accounts as learners.

## What a month comes to

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

## Where it goes, with ${whole.format(largest)} learners

At list price, as if nothing were free.

${table(
  ['', 'a month', 'share'],
  shares
    .filter(({ price }) => price >= total / 1000)
    .map(({ name, price }) => [name, usd(price), `${((price / total) * 100).toFixed(1)} %`]),
)}

What would change it most: how often an open page asks again (\`limits.askAgain\`) and how often a video says where it stands
(\`limits.video.storeEvery\`). Asked half as often, a thousand visits cost ${usd(perThousand('the open page asks again') / 2)} less; stored half as often,
${usd(perThousand('a video says where it stands') / 2)} less.

## What each thing takes

${table(
  ['once', 'reads', 'writes', 'deletes', 'calls', 'billed seconds', 'KiB from Firestore', 'KiB from Hosting'],
  journeys.filter(({ name }) => !name.startsWith('data') && !name.startsWith('schedules')).map(rowOf),
)}

How it was found, on ${machine}:

- Reads, writes, calls and time of the API, the triggers and the schedules: counted as they ran in one process against the
  emulators, with the demo's data. Time is that of a busy small machine; billing rounds each call up to 100 ms, and calls at once
  in one process, which cost less, are not counted on. A processor and half a gibibyte a call.
- What grows with the accounts in a schedule: the same schedule with 500 and with 1,500 accounts.
- Documents that pages read and bytes that they fetch: \`npm run bench -- weight learn admin\`. ${assumed.length > 0 ? `Not run here, so that the targets stand in: ${assumed.join('; ')}. ` : ''}What the rules read to decide is
  added, from \`firestore.rules\`: the own account for the course and the progress, account and course for categories and lessons.
- Bytes from Firestore are the answers compressed by gzip. An administrator's document is taken to be 1 KiB.

Not counted: backups and point-in-time recovery, logs beyond what is free, builds, e-mails, and calls that are refused.

## Prices

${table(
  ['', 'price', 'free in a month', 'is', 'source'],
  items.map((item) => {
    const { usd: price, per, freeAMonth, source, substitute } = prices[item];
    const kind = substitute === undefined ? `the list price of ${region}` : `**stands in**: ${substitute}`;
    return [itemNames[item], `$${price} for ${whole.format(per)}`, readable(freeAMonth), kind, source];
  }),
)}

The sources were read in stored copies of these pages, whose own day is not known. Whoever decides by these figures looks up what
stands in at https://cloud.google.com/firestore/pricing (Mumbai) and https://firebase.google.com/pricing, writes it into
\`bench/costs/prices.ts\`, and runs \`npm run costs\` again.
`;
}
