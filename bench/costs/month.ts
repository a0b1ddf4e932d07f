import type { Measurements } from './measure.ts';
import type { Operations } from './operations.ts';
import { dollars, prices, type Item } from './prices.ts';
import { administration, inView, learner, scheduleRuns, storedKiBEach } from './usage.ts';

// The cost of a month of a school: the cost of each thing that people and schedules do, times how often they do it.

export type Amounts = Record<Item, number>;

/** The benches' figures of the pages, in KiB by gzip and in documents. */
export type Pages = {
  home: number;
  registerPage: number;
  learnerFiles: number;
  dashboardDocuments: number;
  listDocuments: number;
};

/** Something that happens in a month: its cost (`once`), and how often it happens for a number of learners. */
export type Journey = { name: string; once: Amounts; times: (learners: number) => number };

const nothing: Amounts = {
  reads: 0,
  writes: 0,
  deletes: 0,
  storedGiB: 0,
  storeGiB: 0,
  calls: 0,
  cpuSeconds: 0,
  memoryGiBSeconds: 0,
  siteGB: 0,
  schedules: 0,
};

/**
 * The documents that the rules read for a request of a browser (firestore.rules): the account and the course of the
 * person.
 */
const ruleReads = {
  account: 0,
  course: 1,
  content: 4,
  progress: 1,
  write: 1,
  adminDashboard: 10,
  adminList: 2,
};

/** The size of a request for an unchanged page, whose HTML is not sent again. */
const unchangedDocumentKiB = 1;

const gibibytes = (kib: number) => kib / 1024 ** 2;
const gigabytes = (kib: number) => (kib * 1024) / 1e9;

/** The platform bills each call by itself in steps of 100 ms; several at once in one process cost less. */
const billedSeconds = (milliseconds: number) => Math.ceil(milliseconds / 100) / 10;
const memoryGiB = 0.5;

function inFunctions({ reads, writes, deletes, calls, milliseconds, bytes }: Operations): Amounts {
  const seconds = calls > 0 ? billedSeconds(milliseconds) : milliseconds / 1000;
  return {
    ...nothing,
    reads,
    writes,
    deletes,
    calls,
    cpuSeconds: seconds,
    memoryGiBSeconds: seconds * memoryGiB,
    siteGB: gigabytes(bytes / 1024),
  };
}

function sum(all: readonly Amounts[]): Amounts {
  const total = { ...nothing };
  for (const one of all) for (const item of items) total[item] += one[item];
  return total;
}

export const items = Object.keys(prices).filter((key): key is Item => key in prices);

export function multiply(amounts: Amounts, times: number): Amounts {
  const product = { ...amounts };
  for (const item of items) product[item] *= times;
  return product;
}

const newLearners = (learners: number) => learners * learner.newShare;
const visits = (learners: number) => learners * learner.daysAMonth;
const administrators = (learners: number) => Math.ceil(learners / administration.learnersEach);
const workdays = (learners: number) => administrators(learners) * administration.workingDays;

export function journeysOf(measured: Measurements, pages: Pages): Journey[] {
  const { responses, schedules } = measured;
  const fromStore = (kib: number, reads: number): Amounts => ({
    ...nothing,
    reads,
    storeGiB: gibibytes(kib),
  });
  const site = (kib: number): Amounts => ({ ...nothing, siteGB: gigabytes(kib) });
  const progressWrite = (trigger: Operations): Amounts =>
    sum([{ ...nothing, writes: 1, reads: ruleReads.write }, inFunctions(trigger)]);
  const accountFetch = fromStore(responses.account, 1 + ruleReads.account);
  const opening = sum([
    fromStore(
      responses.account + responses.course + responses.progress + responses.content,
      measured.lessonDocuments +
        ruleReads.account +
        ruleReads.course +
        ruleReads.content +
        ruleReads.progress,
    ),
    site(unchangedDocumentKiB),
  ]);

  return [
    {
      name: 'a visitor reads the home page',
      once: site(pages.home),
      times: (learners) => newLearners(learners) * learner.visitorsEach,
    },
    {
      name: 'a visitor registers',
      once: sum([site(pages.registerPage), inFunctions(measured.register), inFunctions(measured.accountNew)]),
      times: newLearners,
    },
    {
      name: 'a registrant waits for the approval',
      once: multiply(accountFetch, inView.pending),
      times: newLearners,
    },
    {
      name: 'an administrator approves',
      once: sum([inFunctions(measured.approve), inFunctions(measured.accountApproved)]),
      times: newLearners,
    },
    { name: 'a learner comes with a new device', once: site(pages.learnerFiles), times: newLearners },
    { name: 'a learner opens the lesson of the day', once: opening, times: visits },
    {
      name: 'an open page refetches',
      once: sum([
        multiply(accountFetch, inView.account),
        multiply(fromStore(responses.course, 1 + ruleReads.course), inView.course),
        multiply(fromStore(responses.progress, 1 + ruleReads.progress), inView.progress),
      ]),
      times: visits,
    },
    {
      name: 'a lesson is opened and completed',
      once: multiply(progressWrite(measured.completion), 2),
      times: visits,
    },
    {
      name: 'a video stores its position',
      once: multiply(progressWrite(measured.position), inView.positions),
      times: visits,
    },
    {
      name: 'an administrator opens the dashboard',
      once: fromStore(pages.dashboardDocuments, pages.dashboardDocuments + ruleReads.adminDashboard),
      times: (learners) => workdays(learners) * administration.dashboards,
    },
    {
      name: 'an administrator opens a list',
      once: fromStore(pages.listDocuments, pages.listDocuments + ruleReads.adminList),
      times: (learners) => workdays(learners) * administration.lists,
    },
    {
      name: 'data and accounts are stored',
      once: { ...nothing, storedGiB: gibibytes(storedKiBEach) },
      times: (learners) => learners,
    },
    ...schedules.flatMap(({ name, once, each }): Journey[] => [
      {
        name: `schedule ${name}, a run`,
        once: inFunctions(once),
        times: () => scheduleRuns[name],
      },
      {
        name: `schedule ${name}, an account in a run`,
        once: inFunctions(each),
        times: (learners) => learners * scheduleRuns[name],
      },
    ]),
    {
      name: 'schedules themselves',
      once: { ...nothing, schedules: 1 },
      times: () => schedules.length,
    },
  ];
}

export const monthOf = (journeys: readonly Journey[], learners: number): Amounts =>
  sum(journeys.map(({ once, times }) => multiply(once, times(learners))));

export const costOf = (amounts: Amounts): number =>
  items.reduce((total, item) => total + dollars(item, amounts[item]), 0);

/** At list price, as if nothing were free. */
export const listPrice = (amounts: Amounts): number =>
  items.reduce((total, item) => total + (amounts[item] / prices[item].per) * prices[item].usd, 0);
