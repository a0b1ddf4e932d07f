import { messages } from '@padavu/domain/messages';
import { courseToRegister } from '@padavu/domain/user/registration-input';
import { registrationContracts as contracts } from '#/contract/registration.ts';
import type { RegistrationsData } from '#/data/user/registrations.ts';
import type { SiteContentData } from '#/data/site/site-content.ts';
import { invalid } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { created } from '#/http/reply.ts';
import type { Throttle } from '#/http/throttle.ts';

type Deps = {
  registrations: Pick<RegistrationsData, 'register'>;
  siteContent: Pick<SiteContentData, 'read'>;
  throttle: Throttle;
};

export const registrationOperations = ({ registrations, siteContent, throttle }: Deps): Operation[] => [
  operation(contracts.register, async ({ body, client, language, once }) => {
    const receipt = await registrations.register(async () => {
      const { name, email, password, discountCode } = body;
      const choice = courseToRegister(body, await siteContent.read());
      if ('problem' in choice) throw invalid([{ path: 'courseId', message: choice.problem }]);
      const { id: courseId, title: courseName, price } = choice.course;
      await throttle.countTry('registration', email, client);
      return { name, email, password, courseId, courseName, price, discountCode, language };
    }, once);
    return created(receipt, messages.register.success);
  }),
];
