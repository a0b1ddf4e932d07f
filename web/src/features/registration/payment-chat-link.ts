import type { PendingRegistration } from '@padavu/domain/user/registration';
import type { School } from '@padavu/domain/school/school';
import { paymentMessage } from '@padavu/domain/payment/payment-message';
import { schoolChatLink } from '@padavu/domain/school/school-chat';

/** The address of the school's chat with the payment message ready to send; empty for a school without a chat. */
export const paymentChatLink = (school: School, registration: PendingRegistration): string =>
  school.chatNumber && schoolChatLink(school, paymentMessage(school, registration));
