import { expect, it } from 'vitest';
import { certificateMessages } from '@padavu/domain/learning/certificate-messages';
import { discountMessages as malayalam } from '@padavu/domain/payment/discount-messages.ml';
import { discountMessages } from '@padavu/domain/payment/discount-messages';
import { inLanguage } from './in-language.ts';
import { messageFor, messages } from '@padavu/domain/messages';
import { noteMessages } from '@padavu/domain/learning/note-messages';
import { progressMessages } from '@padavu/domain/learning/progress-messages';
import { registerMessages } from '@padavu/domain/site/public-messages.ml';
import { questionMessages } from '@padavu/domain/learning/question-messages';
import { quizMessages } from '@padavu/domain/learning/quiz-messages';
import { valueMessages } from '@padavu/domain/shared-messages.ml';
import { taskMessages } from '@padavu/domain/learning/task-messages';

it('a message is translated into the requested language', () => {
  expect(inLanguage('ml', discountMessages.usedUp)).toBe(malayalam.usedUp);
  expect(inLanguage('ml', messages.register.emailTaken)).toBe(registerMessages.emailTaken);
  expect(inLanguage('en', discountMessages.usedUp)).toBe(discountMessages.usedUp);
});

it('a message with a number keeps it in each language', () => {
  expect(inLanguage('ml', messageFor.tooLong(2000))).toBe(valueMessages.tooLong(2000));
  expect(inLanguage('ml', messageFor.tooMany(500))).toBe(valueMessages.tooMany(500));
});

it.each([
  certificateMessages.notComplete,
  noteMessages.full,
  progressMessages.timeAhead,
  questionMessages.full,
  quizMessages.noTriesLeft,
  taskMessages.sent,
])('a message for learners is translated: %s', (message) => {
  expect(inLanguage('ml', message)).toMatch(/[\u0D00-\u0D7F]/);
});

it('a message without a translation stays in English', () => {
  expect(inLanguage('ml', messages.adminLogin.forbidden)).toBe(messages.adminLogin.forbidden);
});
