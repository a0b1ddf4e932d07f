import { expect, it } from 'vitest';
import { discountMessages as malayalam } from './discount-messages.ml.ts';
import { discountMessages } from './discount-messages.ts';
import { inLanguage } from './in-language.ts';
import { messages } from './messages.ts';
import { registerMessages } from './public-messages.ml.ts';

it('a message has its words in the language that is asked for', () => {
  expect(inLanguage('ml', discountMessages.usedUp)).toBe(malayalam.usedUp);
  expect(inLanguage('ml', messages.register.emailTaken)).toBe(registerMessages.emailTaken);
  expect(inLanguage('en', discountMessages.usedUp)).toBe(discountMessages.usedUp);
});

it('what has no translation stays English', () => {
  expect(inLanguage('ml', messages.adminLogin.forbidden)).toBe(messages.adminLogin.forbidden);
});
