import { expect, it } from 'vitest';
import { certificateMessages } from './certificate-messages.ts';
import { discountMessages as malayalam } from './discount-messages.ml.ts';
import { discountMessages } from './discount-messages.ts';
import { inLanguage } from './in-language.ts';
import { messageFor, messages } from './messages.ts';
import { noteMessages } from './note-messages.ts';
import { progressMessages } from './progress-messages.ts';
import { registerMessages } from './public-messages.ml.ts';
import { questionMessages } from './question-messages.ts';
import { quizMessages } from './quiz-messages.ts';
import { valueMessages } from './shared-messages.ml.ts';
import { taskMessages } from './task-messages.ts';

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
