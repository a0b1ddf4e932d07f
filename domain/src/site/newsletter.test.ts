import { describe, expect, it } from 'vitest';
import { confirmationMail, newsletterAddress } from './newsletter.ts';

const links = {
  confirm: newsletterAddress('https://padavu.example', 'confirm', 'a.b+c'),
  unsubscribe: newsletterAddress('https://padavu.example', 'unsubscribe', 'a.d'),
  oneClick: 'https://padavu.example/api/newsletter/unsubscribe?token=a.d&"<x>',
};

describe('the mail that asks for a confirmation', () => {
  const mail = confirmationMail('asha@example.org', 'A & B <School>', links, new Date(0));

  it('links to both pages, in text and in HTML', () => {
    expect(links.confirm).toBe('https://padavu.example/newsletter/confirm?token=a.b%2Bc');
    for (const body of [mail.message.text, mail.message.html]) {
      expect(body).toContain(links.confirm);
      expect(body).toContain(links.unsubscribe);
    }
  });

  it('names the school of the newsletter, and escapes the name in HTML', () => {
    expect(mail.message.subject).toBe('Confirm your address for the newsletter of A & B <School>');
    expect(mail.message.text).toContain('the newsletter of A & B <School> at');
    expect(mail.message.html).toContain('the newsletter of A &amp; B &lt;School&gt; at');
  });

  it('is written in the language of the subscription, and links to the pages in that language', () => {
    const inMalayalam = confirmationMail('asha@example.org', 'A & B', links, new Date(0), 'ml').message;
    expect(inMalayalam.subject).toBe('A & B: കത്ത് കിട്ടാൻ നിങ്ങളുടെ വിലാസം ഉറപ്പിക്കൂ');
    expect(inMalayalam.html).toMatch(/^<div lang="ml"><p>A &amp; B അയയ്ക്കുന്ന.*<\/div>$/);
    expect(mail.message.html).toMatch(/^<div lang="en">/);
    for (const body of [inMalayalam.text, inMalayalam.html]) {
      expect(body).toContain(links.confirm);
      expect(body).toContain(links.unsubscribe);
      expect(body).not.toMatch(/[{}]|undefined/);
    }
    const confirm = newsletterAddress('https://padavu.example', 'confirm', 'a.b', 'ml');
    expect(confirm).toBe('https://padavu.example/ml/newsletter/confirm?token=a.b');
  });

  it('lets a mail program unsubscribe by one click', () => {
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('has the form that the extension reads', () => {
    expect(Object.keys(mail).toSorted()).toEqual(['expireAt', 'headers', 'message', 'to']);
    expect(Object.keys(mail.message).toSorted()).toEqual(['html', 'subject', 'text']);
  });
});
