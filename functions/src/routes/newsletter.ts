import { messages } from '@padavu/domain/messages';
import { newsletterTexts } from '@padavu/domain/site/newsletter-texts';
import { newsletterContracts as contracts } from '#/contract/newsletter.ts';
import type { SubscribersData } from '#/data/site/subscribers.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { ok, okPage } from '#/http/reply.ts';
import type { Throttle } from '#/http/throttle.ts';

type Deps = { subscribers: SubscribersData; throttle: Throttle };

export const newsletterOperations = ({ subscribers, throttle }: Deps): Operation[] => [
  /** A known address gets the same response, so that nobody learns who reads the newsletter. */
  operation(contracts.subscribe, async ({ body: { email }, client, language }) => {
    await throttle.countTry('newsletter', email, client);
    await subscribers.subscribe(email, language);
    return ok({ success: true, message: messages.newsletter.subscribed });
  }),

  operation(contracts.confirm, async ({ body: { token } }) => {
    await subscribers.confirm(token);
    return ok({ success: true, message: newsletterTexts.confirmed });
  }),

  operation(contracts.unsubscribe, async ({ query: { token } }) => {
    await subscribers.unsubscribe(token);
    return ok({ success: true, message: newsletterTexts.unsubscribed });
  }),

  operation(contracts.recipients, async ({ query }) => okPage(await subscribers.recipients(query))),
];
