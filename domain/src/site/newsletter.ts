import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import type { Language } from '@padavu/domain/language/language';
import { escapeHtml, type Mail } from './mail.ts';
import { newsletterMailTexts as inEnglish } from './newsletter-mail-texts.ts';
import { newsletterMailTexts as inMalayalam } from './newsletter-mail-texts.ml.ts';
import { newsletterPaths } from './newsletter-paths.ts';
import { retention } from '@padavu/domain/user/retention';

export type NewsletterLink = keyof typeof newsletterPaths;

/** The absolute address of a newsletter page, in the mail's language. */
export function newsletterAddress(
  siteUrl: string,
  link: NewsletterLink,
  token: string,
  language: Language = 'en',
): string {
  const root = language === 'en' ? '' : `/${language}`;
  return `${siteUrl}${root}${newsletterPaths[link]}?token=${encodeURIComponent(token)}`;
}

type ConfirmationLinks = {
  confirm: string;
  /** The address of the page. */
  unsubscribe: string;
  /** Where a mail program sends its one-click request (RFC 8058). */
  oneClick: string;
};

const link = (address: string, text: string) => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

/** The mail that asks the recipient to confirm a subscription, in the language of the subscription. */
export function confirmationMail(
  email: string,
  schoolName: string,
  { confirm, unsubscribe, oneClick }: ConfirmationLinks,
  expireAt: Date,
  language: Language = 'en',
): Mail {
  const texts = language === 'ml' ? inMalayalam : inEnglish;
  const school = { school: schoolName };
  const question = fillPlaceholders(texts.asked, school);
  const ifNot = fillPlaceholders(texts.ifNot, { days: retention.unconfirmedSubscriber.days });
  const text = [
    question,
    fillPlaceholders(texts.toGetIt, { address: confirm }),
    `${ifNot} ${fillPlaceholders(texts.orNow, { address: unsubscribe })}`,
  ];
  return {
    to: email,
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    message: {
      subject: fillPlaceholders(texts.subject, school),
      text: text.join('\n\n'),
      // Without the language, a screen reader spells out Malayalam, or leaves it out.
      html: [
        `<div lang="${language}">`,
        `<p>${escapeHtml(question)}</p>`,
        `<p>${link(confirm, texts.confirmLink)}</p>`,
        `<p>${escapeHtml(ifNot)} ${link(unsubscribe, texts.deleteLink)}</p>`,
        '</div>',
      ].join(''),
    },
    expireAt,
  };
}
