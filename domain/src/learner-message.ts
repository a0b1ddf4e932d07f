import type { School } from './school.ts';
import { formatMoney } from './school-format.ts';
import type { Region } from './usual-region.ts';
import type { UserStatus } from './user.ts';

export const learnerMessageKinds = ['payment', 'welcome', 'stuck', 'finished', 'inactive'] as const;
export type LearnerMessageKind = (typeof learnerMessageKinds)[number];

/** What an administrator can write about, as a choice names it. */
export const learnerMessageLabels: Readonly<Record<LearnerMessageKind, string>> = {
  payment: 'Payment reminder',
  welcome: 'Approved: welcome',
  stuck: 'Not seen for a while',
  finished: 'Course completed',
  inactive: 'Account deactivated',
};

/** What most needs saying to somebody in each status. */
export const learnerMessageFor: Readonly<Record<UserStatus, LearnerMessageKind>> = {
  pending: 'payment',
  approved: 'welcome',
  inactive: 'inactive',
};

type Facts = {
  school: Pick<School, 'name' | 'email'> & Region;
  name: string;
  course: string;
  /** The lesson that they opened last, where that is known. */
  lesson?: string;
  /** Whole units of the currency; `null` where nobody knows the price. */
  price: number | null;
  paymentReference: string;
  /** The whole address of the sign-in page. */
  signInUrl: string;
};

/** A message for the chat with a learner, from which an administrator starts. */
export function learnerMessage(kind: LearnerMessageKind, facts: Facts): string {
  return messages[kind](facts).filter(Boolean).join('\n');
}

const messages: Readonly<Record<LearnerMessageKind, (facts: Facts) => string[]>> = {
  payment: ({ school, name, course, price, paymentReference }) => [
    `Hello ${name}, this is ${school.name}. Thank you for registering for ${course}.`,
    'Your account waits for your payment; we unlock the course as soon as it is here.',
    price === null ? '' : `Amount: ${formatMoney(school, price)}`,
    paymentReference && `Payment reference: ${paymentReference}`,
  ],
  welcome: ({ school, name, course, signInUrl }) => [
    `Hello ${name}, welcome to ${school.name}. Your account is approved and ${course} is open for you.`,
    `Sign in here: ${signInUrl}`,
    'Take one day at a time. Write to us here whenever something is unclear.',
  ],
  stuck: ({ school, name, course, lesson, signInUrl }) => [
    `Hello ${name}, this is ${school.name}. We have not seen you in ${course} for a while.`,
    lesson ? `You were at “${lesson}”. Go on from there: ${signInUrl}` : `Go on where you were: ${signInUrl}`,
    'Is something unclear, or was there no time? Write to us here, and we help.',
  ],
  finished: ({ school, name, course, signInUrl }) => [
    `Hello ${name}, congratulations from ${school.name}: you have completed ${course}!`,
    `All of it stays open for you: ${signInUrl}`,
    'What will you do with it first? We would love to hear.',
  ],
  inactive: ({ school, name, course, paymentReference }) => [
    `Hello ${name}, this is ${school.name}. Your account for ${course} is inactive at the moment, so you cannot sign in.`,
    `Please answer here${school.email && `, or write to ${school.email}`}, and we look into it together.`,
    paymentReference && `Your reference: ${paymentReference}`,
  ],
};
