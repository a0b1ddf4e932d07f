import * as account from '@padavu/domain/user/account-messages';
import * as accountInMalayalam from '@padavu/domain/user/account-messages.ml';
import * as claim from '@padavu/domain/payment/claim-messages';
import * as claimInMalayalam from '@padavu/domain/payment/claim-messages.ml';
import * as discount from '@padavu/domain/payment/discount-messages';
import * as discountInMalayalam from '@padavu/domain/payment/discount-messages.ml';
import * as newsletter from '@padavu/domain/site/newsletter-texts';
import * as newsletterInMalayalam from '@padavu/domain/site/newsletter-texts.ml';
import { registerMessages } from '@padavu/domain/site/public-messages';
import { registerMessages as registerInMalayalam } from '@padavu/domain/site/public-messages.ml';
import { certificateMessages } from '@padavu/domain/learning/certificate-messages';
import { certificateMessages as certificateInMalayalam } from '@padavu/domain/learning/certificate-messages.ml';
import { noteMessages } from '@padavu/domain/learning/note-messages';
import { noteMessages as noteInMalayalam } from '@padavu/domain/learning/note-messages.ml';
import { progressMessages } from '@padavu/domain/learning/progress-messages';
import { progressMessages as progressInMalayalam } from '@padavu/domain/learning/progress-messages.ml';
import { questionMessages } from '@padavu/domain/learning/question-messages';
import { questionMessages as questionInMalayalam } from '@padavu/domain/learning/question-messages.ml';
import { quizMessages } from '@padavu/domain/learning/quiz-messages';
import { quizMessages as quizInMalayalam } from '@padavu/domain/learning/quiz-messages.ml';
import { taskMessages } from '@padavu/domain/learning/task-messages';
import { taskMessages as taskInMalayalam } from '@padavu/domain/learning/task-messages.ml';
import { mediaMessages } from '@padavu/domain/picture/media-messages';
import { mediaMessages as mediaInMalayalam } from '@padavu/domain/picture/media-messages.ml';
import { valueMessages } from '@padavu/domain/shared-messages';
import { valueMessages as valuesInMalayalam } from '@padavu/domain/shared-messages.ml';

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
addPairs(mediaMessages, mediaInMalayalam);

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
