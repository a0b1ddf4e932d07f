import type { School } from '@padavu/domain/school/school';
import { schoolChatLink } from '@padavu/domain/school/school-chat';

/** The first of the numbers in a text: `+919876543210` for `+91 98765 43210, 0474 234567`. */
const dialled = (phone: string) => phone.replace(/[,;/].*/s, '').replaceAll(/[^\d+]/g, '');

/** The link for each way to reach the school; empty for a way that the school does not have. */
export const schoolChannels = ({ name, phone, email, chatNumber }: School) => ({
  phone: phone && `tel:${dialled(phone)}`,
  email: email && `mailto:${email}`,
  chat: chatNumber && schoolChatLink({ chatNumber }, `Hello ${name}, I have a question.`),
});
