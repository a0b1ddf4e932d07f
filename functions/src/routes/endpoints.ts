import type { Endpoint } from '#/http/endpoints.ts';
import type { Services } from '#/services.ts';
import { accountOperations } from './account.ts';
import { adminUserOperations } from './admin-users.ts';
import { attentionOperations } from './attention.ts';
import { auditOperations } from './audit.ts';
import { bookOperations } from './books.ts';
import { certificateOperations } from './certificates.ts';
import { courseOperations } from './courses.ts';
import { discountOperations } from './discounts.ts';
import { lessonOperations } from './lessons.ts';
import { mediaOperations } from './media.ts';
import { newsletterOperations } from './newsletter.ts';
import { noteOperations } from './notes.ts';
import { pageOperations } from './pages.ts';
import { paymentClaimOperations } from './payment-claims.ts';
import { questionOperations } from './questions.ts';
import { quizOperations } from './quizzes.ts';
import { registrationOperations } from './registration.ts';
import { serviceOperations } from './service.ts';
import { sessionOperations } from './session.ts';
import { settingsOperations } from './settings.ts';
import { siteOperations } from './site.ts';
import { categoryOperations } from './categories.ts';
import { taskOperations } from './tasks.ts';
import { trashOperations } from './trash.ts';

/** Every call of the API behind its steps: first App Check, then the rate limit, then the authorisation. */
export function allEndpoints(services: Services): Endpoint[] {
  const operations = [
    ...registrationOperations(services),
    ...newsletterOperations(services),
    ...sessionOperations(services),
    ...accountOperations(services),
    ...noteOperations(services),
    ...discountOperations(services),
    ...paymentClaimOperations(services),
    ...certificateOperations(services),
    ...adminUserOperations(services),
    ...bookOperations(services),
    ...siteOperations(services),
    ...courseOperations(services),
    ...categoryOperations(services),
    ...lessonOperations(services),
    ...quizOperations(services),
    ...questionOperations(services),
    ...taskOperations(services),
    ...mediaOperations(services),
    ...auditOperations(services),
    ...trashOperations(services),
    ...attentionOperations(services),
    ...settingsOperations(services),
    ...pageOperations(services),
    ...serviceOperations(services),
  ];
  const { appCheck, authorise, throttle } = services;
  return operations.map((operation) => {
    const { contract } = operation;
    const limited = throttle.limited({ contract, handle: authorise.authorised(operation) });
    // App Check comes first, so that a call that it refuses does not count towards a limit.
    return { contract, handle: appCheck.attested({ contract, handle: limited }) };
  });
}
