import { messages } from '@padavu/domain/messages';
import { Registration } from '@padavu/domain/registration';
import { registrationContracts } from '#/contract/registration.ts';
import type { RegistrationsData } from '#/data/registrations.ts';
import { parseBody } from '#/http/body.ts';
import type { Endpoint, Handler } from '#/http/reply.ts';

type Deps = { registrations: Pick<RegistrationsData, 'register'> };

export const registrationEndpoints = (deps: Deps): Endpoint[] => [
  {
    method: 'POST',
    path: '/users/register',
    contract: registrationContracts.register,
    handle: register(deps),
  },
];

function register({ registrations }: Deps): Handler {
  return async (request) => {
    const data = await registrations.register(parseBody(Registration, request));
    return { status: 201, body: { success: true, message: messages.register.success, data } };
  };
}
