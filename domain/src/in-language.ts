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

const malayalam = new Map<string, string>();

function pair(english: object, translated: object): void {
  const others = new Map<string, unknown>(Object.entries(translated));
  for (const [name, text] of Object.entries(english)) {
    const other = others.get(name);
    if (typeof text === 'string' && typeof other === 'string') malayalam.set(text, other);
    else if (isGroup(text) && isGroup(other)) pair(text, other);
  }
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

pair(account, accountInMalayalam);
pair(claim, claimInMalayalam);
pair(discount, discountInMalayalam);
pair(newsletter, newsletterInMalayalam);
pair(registerMessages, registerInMalayalam);

/** A message of the API in a language; in English where it has no translation. */
export const inLanguage = (language: string, message: string): string =>
  language === 'ml' ? (malayalam.get(message) ?? message) : message;
