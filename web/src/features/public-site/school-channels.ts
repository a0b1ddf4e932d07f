import type { School } from '@padavu/domain/school';
import { schoolChatLink } from '@padavu/domain/school-chat';

/** Where links to the school lead, by the way to reach it; empty for a way that it does not have. */
export const schoolChannels = ({ name, phone, email, chatNumber }: School) => ({
  phone: phone && `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
  email: email && `mailto:${email}`,
  chat: chatNumber && schoolChatLink({ chatNumber }, `Hello ${name}, I have a question.`),
});
