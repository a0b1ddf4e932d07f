import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Email, emailPattern } from './email.ts';
import { NewsletterSignUp } from '@padavu/domain/site/subscriber';

describe('an email address', () => {
  it.each(['a@b.co', 'first.last+tag@sub.padavu.example', "o'brien@padavu.example", 'അനു@പടവ്.example'])(
    'may be %s',
    (address) => {
      expect(Email.parse(address)).toBe(address);
    },
  );

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a b@c.co',
    'a@b@c.co',
    `${'a'.repeat(250)}@b.co`,
  ])('may not be "%s"', (address) => {
    expect(Email.safeParse(address).error?.issues[0]?.message).toBe('Please enter a valid email address');
  });

  it.each([undefined, null, 7])('may not be %o', (value) => {
    expect(Email.safeParse(value).error?.issues[0]?.message).toBe('Please enter a valid email address');
  });

  it('is trimmed and in lower case, also for the newsletter', () => {
    expect(NewsletterSignUp.parse({ email: '  Devika@Padavu.Example ' })).toEqual({
      email: 'devika@padavu.example',
    });
  });

  it.each(['a,b@c.co', '<asha@c.co>', 'asha(x)@c.co', 'asha@c.co;', 'all:asha@c.co'])(
    'cannot be %s for the newsletter, because a mail program reads it as a list',
    (email) => {
      expect(NewsletterSignUp.safeParse({ email }).success).toBe(false);
    },
  );

  it('loses invisible characters, so that no two accounts look alike', () => {
    expect(Email.parse('\u200Bdevika@padavu\u00AD.example\u202E')).toBe('devika@padavu.example');
  });

  it('has composed letters, because a Mac and a phone send one address in two ways', () => {
    expect(Email.parse('jose\u0301@padavu.example')).toBe('jos\u00E9@padavu.example');
    expect(Email.parse('\u0D15\u0D46\u0D3E@padavu.example')).toBe('\u0D15\u0D4A@padavu.example');
  });

  it('is accepted in every common form', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(emailPattern.test(address)).toBe(true);
      }),
    );
  });
});
