import { Registration, RegistrationReceipt } from '@padavu/domain/registration-input';
import { dataReply } from '@padavu/domain/reply';
import type { Contract } from './contract.ts';

export const registrationContracts = {
  register: {
    method: 'POST',
    path: '/users/register',
    operationId: 'register',
    summary: 'Register a learner, who then waits for approval',
    description:
      'The payment reference goes into the payment chat. The course is named by its id, its slug or its title, and must be one of the site that is open for registration. While the school takes no registrations it answers 409 with the code `registration-closed`, and what the school says about that as `message`, in the language that `Accept-Language` asks for where it has written it. A discount code that is not good answers 400 at `discountCode`; what it takes off is in `discount` of the answer, and stays whatever becomes of the code or the price. The language that `Accept-Language` asks for is that of the account.',
    tag: 'Registration',
    access: 'public',
    idempotent: true,
    body: Registration.meta({ id: 'Registration' }),
    replies: { 201: dataReply(RegistrationReceipt.meta({ id: 'RegistrationReceipt' })) },
    refusals: [409, 429],
  },
} satisfies Record<string, Contract>;
