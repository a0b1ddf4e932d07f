import type { School } from '@padavu/domain/school';
import { schoolChatLink } from '@padavu/domain/school-chat';

/** The link for each way to reach the school; empty for a way that the school does not have. */
export const schoolChannels = ({ name, phone, email, chatNumber }: School) => ({
  phone: phone && `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
  email: email && `mailto:${email}`,
  chat: chatNumber && schoolChatLink({ chatNumber }, `Hello ${name}, I have a question.`),
});
