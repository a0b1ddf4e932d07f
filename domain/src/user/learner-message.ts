import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import type { Language } from '@padavu/domain/language/language';
import { learnerMessageTexts as inEnglish } from './learner-message-texts.ts';
import { learnerMessageTexts as inMalayalam } from './learner-message-texts.ml.ts';
import type { School } from '@padavu/domain/school/school';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import type { UserStatus } from './user.ts';

export const learnerMessageKinds = ['payment', 'welcome', 'due', 'stuck', 'finished', 'inactive'] as const;
export type LearnerMessageKind = (typeof learnerMessageKinds)[number];

/** The labels of the kinds of messages, for the administrator's choice. */
export const learnerMessageLabels: Readonly<Record<LearnerMessageKind, string>> = {
  payment: 'Payment reminder',
  welcome: 'Approved: welcome',
  due: 'Still due',
  stuck: 'Not seen for a while',
  finished: 'Course completed',
  inactive: 'Account deactivated',
};

/** The kind of message that is preselected for each status. */
export const learnerMessageFor: Readonly<Record<UserStatus, LearnerMessageKind>> = {
  pending: 'payment',
  approved: 'welcome',
  inactive: 'inactive',
};

type Facts = {
  /** `null` is English. */
  language: Language | null;
  school: Pick<School, 'name' | 'email'> & Region;
  name: string;
  course: string;
  /** The lesson that the learner opened last, if it is known. */
  lesson?: string;
  /** Whole units of the currency; `null` where the price is not known. */
  price: number | null;
  /** What is not paid yet of the agreed price, as people read it: `₹999`. */
  due?: string | undefined;
  paymentReference: string;
  /** The absolute address of the sign-in page in that language. */
  signInUrl: string;
};

/** The draft of an administrator's chat message to a learner, in the learner's language. */
export function learnerMessage(kind: LearnerMessageKind, facts: Facts): string {
  return messages[kind](facts, facts.language === 'ml' ? inMalayalam : inEnglish)
    .filter(Boolean)
    .join('\n');
}

type Texts = typeof inEnglish | typeof inMalayalam;

const messages: Readonly<Record<LearnerMessageKind, (facts: Facts, texts: Texts) => string[]>> = {
  payment: ({ school, name, course, price, paymentReference }, { payment: texts }) => [
    fillPlaceholders(texts.hello, { name, school: school.name, course }),
    texts.waits,
    price === null ? '' : fillPlaceholders(texts.amount, { amount: formatMoney(school, price) }),
    paymentReference && fillPlaceholders(texts.reference, { reference: paymentReference }),
  ],
  welcome: ({ school, name, course, signInUrl }, { welcome: texts }) => [
    fillPlaceholders(texts.hello, { name, school: school.name, course }),
    fillPlaceholders(texts.signIn, { address: signInUrl }),
    texts.oneDay,
  ],
  due: ({ school, name, course, due = '', paymentReference }, { due: texts }) => [
    fillPlaceholders(texts.hello, { name, school: school.name, course }),
    fillPlaceholders(texts.amount, { amount: due }),
    paymentReference && fillPlaceholders(texts.reference, { reference: paymentReference }),
    texts.paid,
  ],
  stuck: ({ school, name, course, lesson, signInUrl }, { stuck: texts }) => [
    fillPlaceholders(texts.hello, { name, school: school.name, course }),
    lesson
      ? fillPlaceholders(texts.lesson, { lesson, address: signInUrl })
      : fillPlaceholders(texts.goOn, { address: signInUrl }),
    texts.help,
  ],
  finished: ({ school, name, course, signInUrl }, { finished: texts }) => [
    fillPlaceholders(texts.hello, { name, school: school.name, course }),
    fillPlaceholders(texts.open, { address: signInUrl }),
    texts.first,
  ],
  inactive: ({ school, name, course, paymentReference }, { inactive: texts }) => [
    fillPlaceholders(texts.hello, { name, school: school.name, course }),
    school.email ? fillPlaceholders(texts.answerOrWrite, { email: school.email }) : texts.answer,
    paymentReference && fillPlaceholders(texts.reference, { reference: paymentReference }),
  ],
};
