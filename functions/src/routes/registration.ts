import { messages } from '@padavu/domain/messages';
import { Registration } from '@padavu/domain/registration';
import { registrationContracts } from '#/contract/registration.ts';
import type { RegistrationsData } from '#/data/registrations.ts';
import { parseBody } from '#/http/body.ts';
import { created, type Endpoint, type Handler } from '#/http/reply.ts';
import type { Throttle } from '#/http/throttle.ts';

type Deps = { registrations: Pick<RegistrationsData, 'register'>; throttle: Throttle };

export const registrationEndpoints = (deps: Deps): Endpoint[] => [
  {
    method: 'POST',
    path: '/users/register',
    contract: registrationContracts.register,
    handle: register(deps),
  },
];

function register({ registrations, throttle }: Deps): Handler {
  return async (request) => {
    const registration = parseBody(Registration, request);
    await throttle.demandTry('registration', registration.email, request);
    return created(await registrations.register(registration), messages.register.success);
  };
}
