import { describe, expect, it } from 'vitest';
import { limits } from '@padavu/domain/limits';
import { messageFor } from '@padavu/domain/messages';
import { newSchool, School } from './school.ts';
import {
  fieldsOfSchool,
  newSettings,
  schoolFieldNames,
  SchoolInput,
  SchoolSettings,
  schoolWith,
  settingsMessages as texts,
  storedPaths,
  withKeptTranslations,
} from './school-settings.ts';

const school: School = {
  ...newSchool,
  name: 'Padavu',
  chatNumber: '919000000000',
  location: { latitude: 9.9663, longitude: 76.2428 },
  social: { ...newSchool.social, youtube: 'https://youtube.example/padavu' },
  payment: { ...newSchool.payment, upiId: 'school@bank' },
};

const ml = { tagline: 'ദിവസം ഓരോ പടി.', address: 'കൊച്ചി' };
const translated: School = {
  ...school,
  payment: { ...school.payment, translations: { ml: { instructions: 'റഫറൻസ് എഴുതൂ.' } } },
  translations: { ml },
};

const issuesOf = (input: unknown) =>
  SchoolInput.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const withPayment = (payment: Partial<School['payment']>) => ({
  ...school,
  payment: { ...school.payment, ...payment },
});
const withLink = (facebook: string) => ({ ...school, social: { ...school.social, facebook } });
const withPoint = (location: unknown) => ({ ...school, location });

describe('settings as an administrator sends them', () => {
  it.each([
    ['whole', school],
    ['of a new school', newSchool],
    ['in two languages', translated],
  ])('are accepted: %s', (_name, input) => {
    expect(SchoolInput.parse(input)).toEqual(input);
  });

  it('are trimmed, with email addresses in lower case', () => {
    const { name, email, phone } = SchoolInput.parse({
      ...school,
      name: ' Padavu ',
      email: ' Hello@Padavu.example ',
      phone: '   ',
    });
    expect([name, email, phone]).toEqual(['Padavu', 'hello@padavu.example', '']);
  });

  it('get https in a link that lacks it', () => {
    expect(SchoolInput.parse(withLink(' www.facebook.example/padavu ')).social.facebook).toBe(
      'https://www.facebook.example/padavu',
    );
  });

  it.each([
    ['name', { ...school, name: ' ' }, texts.nameRequired],
    ['name', { ...school, name: 'x'.repeat(limits.school.text + 1) }, messageFor.tooLong(limits.school.text)],
    ['chatNumber', { ...school, chatNumber: '+91 90000 00000' }, texts.chatNumberInvalid],
    ['chatNumber', { ...school, chatNumber: '9190000' }, texts.chatNumberInvalid],
    ['chatNumber', { ...school, chatNumber: '09876543210' }, texts.chatNumberInvalid],
    ['chatNumber', { ...school, chatNumber: '9'.repeat(16) }, texts.chatNumberInvalid],
    ['email', { ...school, email: 'hello' }, 'Please enter a valid email address'],
    ['social.facebook', withLink('padavu on facebook'), texts.linkInvalid],
    ['social.facebook', withLink('http://facebook.example'), texts.linkInvalid],
    ['social.facebook', withLink('javascript:alert(1)//https://'), texts.linkInvalid],
    ['social.facebook', withLink('https://'), texts.linkInvalid],
    ['payment.upiId', withPayment({ upiId: 'school' }), texts.upiIdInvalid],
    ['payment.upiId', withPayment({ upiId: 'the school@bank' }), texts.upiIdInvalid],
    ['payment.upiId', withPayment({ upiId: 'school@bank&am=1' }), texts.upiIdInvalid],
    ['location.latitude', withPoint({ latitude: 91, longitude: 0 }), texts.latitudeInvalid],
    ['location.longitude', withPoint({ latitude: 0, longitude: -181 }), texts.longitudeInvalid],
    ['location.longitude', withPoint({ latitude: 0, longitude: '76' }), texts.longitudeInvalid],
  ])('are refused for what is wrong in %s', (path, input, message) => {
    expect(issuesOf(input)).toEqual([[path, message]]);
  });

  it.each(Object.keys(newSchool))('are refused without the field %s', (field) => {
    const others = Object.entries(school).filter(([name]) => name !== field);
    expect(issuesOf(Object.fromEntries(others)).map(([path]) => path)).toEqual([field]);
  });

  it('may hold every known placeholder, and no other', () => {
    const chatMessage = '{school} {name} {email} {course} {price} {reference} { and }';
    expect(issuesOf({ ...school, chatMessage: chatMessage.replace('{ and }', 'and a brace {') })).toEqual([]);
    expect(issuesOf({ ...school, chatMessage: 'Hello {name},\nfor {Course} and {amount}' })).toEqual([
      [
        'chatMessage',
        '{Course} is not a placeholder. There are {school}, {name}, {email}, {course}, {price}, {reference}.',
      ],
    ]);
  });

  it('are refused for what is wrong in a translation, at its path', () => {
    const tooLong = { instructions: 'x'.repeat(limits.school.paragraph + 1) };
    const wrong = {
      ...withPayment({ translations: { ml: tooLong } }),
      translations: { ml: { chatMessage: '{name}, {തുക}' } },
    };
    expect(issuesOf(wrong)).toEqual([
      ['payment.translations.ml.instructions', messageFor.tooLong(limits.school.paragraph)],
      ['translations.ml.chatMessage', texts.unknownPlaceholder('{തുക}')],
    ]);
  });
});

describe('stored settings', () => {
  it('lose only translations that cannot be read', () => {
    const { payment, registration, translations } = School.parse({
      ...translated,
      payment: { ...school.payment, translations: { ml: { instructions: 7, bankDetails: 'ബാങ്ക്' } } },
      registration: { ...school.registration, translations: 'none' },
      translations: { ml: { ...ml, address: ['കൊച്ചി'], chatMessage: ' ' } },
    });
    expect(payment).toEqual({ ...school.payment, translations: { ml: { bankDetails: 'ബാങ്ക്' } } });
    expect(registration).toEqual({ ...school.registration, translations: {} });
    expect(translations).toEqual({ ml: { tagline: ml.tagline } });
  });

  it('have defaults, and count as never changed, where nothing can be read', () => {
    const { updatedAt, ...read } = SchoolSettings.parse({ name: 7, registration: 'closed' });
    expect(read).toEqual({ ...newSchool, name: '', chatMessage: '' });
    expect(updatedAt).toEqual(newSettings.updatedAt);
  });
});

describe('the settings as single fields', () => {
  it('all have names', () => {
    const named = Object.keys(fieldsOfSchool(school)).map((path) => path.replace('translations.ml.', ''));
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(schoolFieldNames).toSorted());
    expect(fieldsOfSchool(translated)).toMatchObject({
      'payment.upiId': 'school@bank',
      name: 'Padavu',
      'translations.ml.tagline': ml.tagline,
      'translations.ml.chatMessage': '',
      'payment.translations.ml.instructions': 'റഫറൻസ് എഴുതൂ.',
      'registration.translations.ml.closedText': '',
    });
  });

  it('are converted back to settings, with some replaced and the others kept', () => {
    const none = { translations: {} };
    expect(schoolWith(newSchool, fieldsOfSchool(translated))).toEqual({
      ...translated,
      registration: { ...school.registration, ...none },
    });
    expect(schoolWith(translated, { 'payment.translations.ml.instructions': '' })).toEqual({
      ...translated,
      payment: { ...school.payment, ...none },
    });
    const changed = schoolWith(school, { 'payment.payee': 'Padavu House', location: null });
    expect(changed).toEqual({
      ...school,
      location: null,
      payment: { ...school.payment, payee: 'Padavu House' },
    });
  });

  it('keep the translations of each group for which a body has none', () => {
    const { translations, ...others } = translated;
    expect(withKeptTranslations(SchoolInput.parse(others), translated)).toEqual(translated);
    const withoutPayment = { ...translated, payment: { ...school.payment, translations: {} } };
    expect(withKeptTranslations(SchoolInput.parse(withoutPayment), translated)).toEqual(withoutPayment);
    expect(withKeptTranslations(SchoolInput.parse(school), school)).toEqual(school);
    expect(translations).toEqual({ ml });
  });

  it('are stored one by one, with all translations of a group together', () => {
    const paths = storedPaths({ ...translated, location: null });
    expect(paths).toEqual(
      expect.arrayContaining(['name', 'location', 'payment.upiId', 'payment.translations']),
    );
    expect(paths).toContain('translations');
    expect(paths).not.toContain('registration.translations');
    expect(paths).not.toContain('payment');
  });
});
