import { escapeHtml, type Mail } from './mail.ts';
import { newsletterPaths } from './newsletter-paths.ts';
import { retention } from './retention.ts';

export type NewsletterLink = keyof typeof newsletterPaths;

/** The address in a mail that leads to one of the pages. */
export function newsletterAddress(siteUrl: string, link: NewsletterLink, token: string): string {
  return `${siteUrl}${newsletterPaths[link]}?token=${encodeURIComponent(token)}`;
}

type ConfirmationLinks = {
  confirm: string;
  /** The page. */
  unsubscribe: string;
  /** Where a mail program sends its one-click request (RFC 8058). */
  oneClick: string;
};

const link = (address: string, text: string) => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

/** The mail that asks whether an address wants the newsletter. */
export function confirmationMail(
  email: string,
  schoolName: string,
  { confirm, unsubscribe, oneClick }: ConfirmationLinks,
  expireAt: Date,
): Mail {
  const { days } = retention.unconfirmedSubscriber;
  const lines = [
    `Somebody, probably you, asked for the newsletter of ${schoolName} at this address.`,
    `To get it, confirm your address: ${confirm}`,
    `If it was not you, do nothing: we delete the address after ${days} days. Or delete it now: ${unsubscribe}`,
  ];
  return {
    to: email,
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    message: {
      subject: `Confirm your address for the newsletter of ${schoolName}`,
      text: lines.join('\n\n'),
      html: [
        `<p>${escapeHtml(lines[0] ?? '')}</p>`,
        `<p>${link(confirm, 'Confirm my address')}</p>`,
        `<p>If it was not you, do nothing: we delete the address after ${days} days. Or ${link(unsubscribe, 'delete it now')}.</p>`,
      ].join(''),
    },
    expireAt,
  };
}
