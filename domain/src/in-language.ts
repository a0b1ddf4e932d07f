import * as account from './account-messages.ts';
import * as accountInMalayalam from './account-messages.ml.ts';
import * as claim from './claim-messages.ts';
import * as claimInMalayalam from './claim-messages.ml.ts';
import * as discount from './discount-messages.ts';
import * as discountInMalayalam from './discount-messages.ml.ts';
import * as newsletter from './newsletter-texts.ts';
import * as newsletterInMalayalam from './newsletter-texts.ml.ts';
import { registerMessages } from './public-messages.ts';
import { registerMessages as registerInMalayalam } from './public-messages.ml.ts';
import { certificateMessages } from './certificate-messages.ts';
import { certificateMessages as certificateInMalayalam } from './certificate-messages.ml.ts';
import { noteMessages } from './note-messages.ts';
import { noteMessages as noteInMalayalam } from './note-messages.ml.ts';
import { progressMessages } from './progress-messages.ts';
import { progressMessages as progressInMalayalam } from './progress-messages.ml.ts';
import { questionMessages } from './question-messages.ts';
import { questionMessages as questionInMalayalam } from './question-messages.ml.ts';
import { quizMessages } from './quiz-messages.ts';
import { quizMessages as quizInMalayalam } from './quiz-messages.ml.ts';
import { taskMessages } from './task-messages.ts';
import { taskMessages as taskInMalayalam } from './task-messages.ml.ts';
import { valueMessages } from './shared-messages.ts';
import { valueMessages as valuesInMalayalam } from './shared-messages.ml.ts';

const malayalam = new Map<string, string>();

function addPairs(english: object, translated: object): void {
  const others = new Map<string, unknown>(Object.entries(translated));
  for (const [name, text] of Object.entries(english)) {
    const other = others.get(name);
    if (typeof text === 'string' && typeof other === 'string') malayalam.set(text, other);
    else if (isGroup(text) && isGroup(other)) addPairs(text, other);
  }
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

addPairs(account, accountInMalayalam);
addPairs(claim, claimInMalayalam);
addPairs(discount, discountInMalayalam);
addPairs(newsletter, newsletterInMalayalam);
addPairs(registerMessages, registerInMalayalam);
addPairs(certificateMessages, certificateInMalayalam);
addPairs(noteMessages, noteInMalayalam);
addPairs(progressMessages, progressInMalayalam);
addPairs(questionMessages, questionInMalayalam);
addPairs(quizMessages, quizInMalayalam);
addPairs(taskMessages, taskInMalayalam);

/** Messages that carry a number, with their translations. */
const numberMessages = [
  [valueMessages.tooLong, valuesInMalayalam.tooLong],
  [valueMessages.tooMany, valuesInMalayalam.tooMany],
] as const;

function translateNumberMessage(message: string): string | undefined {
  const number = Number(/\d+/.exec(message)?.[0]);
  return numberMessages.find(([english]) => english(number) === message)?.[1](number);
}

/** Translates a message of the API into a language; a message without a translation stays in English. */
export const inLanguage = (language: string, message: string): string =>
  language === 'ml' ? (malayalam.get(message) ?? translateNumberMessage(message) ?? message) : message;
