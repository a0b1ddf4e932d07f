import { messages } from '@padavu/domain/messages';
import { registrationContracts as contracts } from '#/contract/registration.ts';
import type { RegistrationsData } from '#/data/registrations.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { created } from '#/http/reply.ts';
import type { Throttle } from '#/http/throttle.ts';

type Deps = { registrations: Pick<RegistrationsData, 'register'>; throttle: Throttle };

export const registrationOperations = ({ registrations, throttle }: Deps): Operation[] => [
  operation(contracts.register, async ({ body, client, once }) => {
    await throttle.countTry('registration', body.email, client);
    return created(await registrations.register(body, once), messages.register.success);
  }),
];
