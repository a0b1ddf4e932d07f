import type { Endpoint } from '#/http/reply.ts';
import type { Services } from '#/services.ts';
import { adminUserEndpoints } from './admin-users.ts';
import { auditEndpoints } from './audit.ts';
import { courseEndpoints } from './courses.ts';
import { lessonArrangementEndpoints } from './lesson-arrangement.ts';
import { lessonEndpoints } from './lessons.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { registrationEndpoints } from './registration.ts';
import { serviceEndpoints } from './service.ts';
import { sessionEndpoints } from './session.ts';
import { subcategoryEndpoints } from './subcategories.ts';

/** Every call the API answers. */
export function allEndpoints(services: Services): Endpoint[] {
  return [
    ...registrationEndpoints(services),
    ...newsletterEndpoints(services),
    ...sessionEndpoints(services),
    ...adminUserEndpoints(services),
    ...courseEndpoints(services),
    ...subcategoryEndpoints(services),
    ...lessonEndpoints(services),
    ...lessonArrangementEndpoints(services),
    ...auditEndpoints(services),
    ...serviceEndpoints(services),
  ];
}
