import { Registration, RegistrationReceipt } from '@padavu/domain/user/registration-input';
import { dataReply } from '@padavu/domain/api/reply';
import type { Contract } from './contract.ts';

export const registrationContracts = {
  register: {
    method: 'POST',
    path: '/users/register',
    operationId: 'register',
    summary: 'Register a learner, who then waits for approval',
    description:
      'The course is identified by its id, its slug or its title, and must be a course on the site that is open for registration. The response contains the payment reference, which people send to the payment chat. 409 `registration-closed` while the school accepts no registrations; `message` is then the text of the school about this, in the language of `Accept-Language` if it is translated. 409 `email-taken` if the address has an account. 400 at `discountCode` if the discount code is not valid. `discount` in the response is what the code takes off; later changes of the code or the price do not affect it. `toPay` is the price, after the discount if there is one. The account gets the language of `Accept-Language`.',
    tag: 'Registration',
    access: 'public',
    idempotent: true,
    body: Registration.meta({ id: 'Registration' }),
    replies: { 201: dataReply(RegistrationReceipt.meta({ id: 'RegistrationReceipt' })) },
    refusals: [409, 429],
  },
} satisfies Record<string, Contract>;
