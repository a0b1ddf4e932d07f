import type { School } from './school.ts';

/** A link that opens the school's chat with `message` prefilled. */
export const schoolChatLink = ({ chatNumber }: Pick<School, 'chatNumber'>, message: string): string =>
  `https://wa.me/${chatNumber}?text=${encodeURIComponent(message)}`;
