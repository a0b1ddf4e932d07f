import { messages } from '@padavu/domain/messages';
import { NewsletterSignUp } from '@padavu/domain/subscriber';
import { newsletterContracts } from '#/contract/newsletter.ts';
import type { SubscribersData } from '#/data/subscribers.ts';
import { parseBody } from '#/http/body.ts';
import { ok, type Endpoint, type Handler } from '#/http/reply.ts';
import type { Throttle } from '#/http/throttle.ts';

type Deps = { subscribers: SubscribersData; throttle: Throttle };

export const newsletterEndpoints = (deps: Deps): Endpoint[] => [
  { method: 'POST', path: '/newsletter', contract: newsletterContracts.subscribe, handle: subscribe(deps) },
];

/** The same answer for a known address: nobody learns who reads the newsletter (design decision 10). */
function subscribe({ subscribers, throttle }: Deps): Handler {
  return async (request) => {
    const { email } = parseBody(NewsletterSignUp, request);
    await throttle.demandTry('newsletter', email, request);
    await subscribers.subscribe(email);
    return ok({ success: true, message: messages.newsletter.subscribed });
  };
}
