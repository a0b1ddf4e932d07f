import { z } from 'zod';
import { emailPattern } from '@padavu/domain/values/email';
import { limits } from '@padavu/domain/limits';
import { messageFor, messages } from '@padavu/domain/messages';
import { Picture } from '@padavu/domain/picture/picture';
import { isCurrency, isLocale, isTimeZone } from './region.ts';
import { withHttps } from '@padavu/domain/values/pasted-address';
import { placeholders } from '@padavu/domain/payment/payment-message';
import { SchoolColour } from './school-colour.ts';
import { newSchool, School, translatableSettings } from './school.ts';
import { never, storedMoment } from '@padavu/domain/stored';
import { requiredText } from '@padavu/domain/values/text-input';
import { isRecord, malayalamOf, translationsInput, type Texts } from '@padavu/domain/language/translation';

// The settings for administrators. Separate from `school.ts`, because everything that reads the school loads that.

/** The document `settings/school` with the moment of its last change. */
export const SchoolSettings = School.extend({ updatedAt: storedMoment() });
export type SchoolSettings = z.infer<typeof SchoolSettings>;

/** The settings of a school that has stored none. */
export const newSettings: SchoolSettings = { ...newSchool, updatedAt: never };

const { text, words, paragraph, link, chatDigits } = limits.school;

export const settingsMessages = {
  saved: 'The settings are saved.',
  failed: 'The settings could not be saved. Please try again.',
  nameRequired: 'A school needs a name',
  chatNumberInvalid: `Enter a number of ${chatDigits.min} to ${chatDigits.max} digits with its country code, such as 919876543210`,
  localeUnknown: 'Choose a locale of the list, such as en-IN',
  currencyUnknown: 'Choose a currency of the list, such as INR',
  timeZoneUnknown: 'Choose a time zone of the list, such as Asia/Kolkata',
  linkInvalid: 'Enter an address that begins with https://, or leave this empty',
  upiIdInvalid: 'Enter a UPI ID such as school@bank, or leave this empty',
  latitudeInvalid: 'Enter a latitude from -90 to 90, such as 9.9663',
  longitudeInvalid: 'Enter a longitude from -180 to 180, such as 76.2428',
  unknownPlaceholder: (found: string) =>
    `${found} is not a placeholder. There are ${placeholders.map((name) => `{${name}}`).join(', ')}.`,
} as const;

const required = { error: messages.validation.fieldRequired };

const textUpTo = (max: number) => z.string(required).trim().max(max, messageFor.tooLong(max));

/** A text that matches the pattern, or an empty one. */
const orEmpty = (pattern: RegExp, max: number, message: string) =>
  textUpTo(max).regex(new RegExp(`^(?:${pattern.source})?$`), message);

const SocialLink = textUpTo(link)
  .transform(withHttps)
  .refine(
    (address) => address === '' || (/^https:\/\/[^\s/]/.test(address) && URL.canParse(address)),
    settingsMessages.linkInvalid,
  );

const degrees = (most: number, message: string) =>
  z.number({ error: message }).min(-most, message).max(most, message);

/** The first word in braces that is no placeholder. */
const unknownPlaceholder = (message: string): string | undefined =>
  [...message.matchAll(/\{([^{}\n]*)\}/g)].find(
    ([, name]) => !placeholders.some((known) => known === name),
  )?.[0];

const ChatMessage = textUpTo(paragraph).superRefine((message, context) => {
  const unknown = unknownPlaceholder(message);
  if (unknown !== undefined)
    context.addIssue({ code: 'custom', message: settingsMessages.unknownPlaceholder(unknown) });
});

/**
 * The body of `PUT /settings`. Every field is required and may be empty. Only translations may be missing; then the
 * stored ones stay.
 */
export const SchoolInput = z.object({
  name: requiredText(text, settingsMessages.nameRequired),
  localName: textUpTo(text),
  tagline: textUpTo(words),
  colour: SchoolColour,
  locale: textUpTo(text).refine(isLocale, settingsMessages.localeUnknown),
  currency: textUpTo(text).refine(isCurrency, settingsMessages.currencyUnknown),
  timeZone: textUpTo(text).refine(isTimeZone, settingsMessages.timeZoneUnknown),
  logo: Picture.nullable(),
  icon: Picture.nullable(),
  socialPicture: Picture.nullable(),
  chatNumber: orEmpty(
    // A country code never begins with 0, a number within a country often does.
    new RegExp(`[1-9]\\d{${chatDigits.min - 1},${chatDigits.max - 1}}`),
    text,
    settingsMessages.chatNumberInvalid,
  ),
  chatMessage: ChatMessage,
  phone: textUpTo(text),
  email: textUpTo(text)
    .toLowerCase()
    .refine((address) => address === '' || emailPattern.test(address), messages.validation.emailInvalid),
  address: textUpTo(words),
  location: z
    .object(
      {
        latitude: degrees(90, settingsMessages.latitudeInvalid),
        longitude: degrees(180, settingsMessages.longitudeInvalid),
      },
      required,
    )
    .nullable(),
  social: z.object(
    {
      facebook: SocialLink,
      instagram: SocialLink,
      linkedin: SocialLink,
      youtube: SocialLink,
    },
    required,
  ),
  decisionTime: textUpTo(words),
  payment: z.object(
    {
      upiId: orEmpty(/[\w.-]{2,100}@[A-Za-z\d]{2,64}/, text, settingsMessages.upiIdInvalid),
      payee: textUpTo(text),
      bankDetails: textUpTo(paragraph),
      instructions: textUpTo(paragraph),
      translations: translationsInput(translatableSettings.payment),
    },
    required,
  ),
  registration: z.object(
    {
      open: z.boolean(required),
      closedText: textUpTo(paragraph),
      translations: translationsInput(translatableSettings.registration),
    },
    required,
  ),
  translations: translationsInput(
    translatableSettings.school.extend({ chatMessage: ChatMessage.optional() }),
  ),
}) satisfies z.ZodType<School>;
export type SchoolInput = z.infer<typeof SchoolInput>;

/** The groups of settings, each with its translatable texts. */
const groups: Readonly<Record<string, z.ZodObject>> = {
  social: z.object({}),
  payment: translatableSettings.payment,
  registration: translatableSettings.registration,
};

const isGroup = (name: string, value: unknown): value is Texts =>
  Object.hasOwn(groups, name) && isRecord(value);

const field = (name: string, value: unknown): [string, unknown] => [name, value];

/**
 * The settings as single fields by path: `payment.upiId`, `translations.ml.tagline`. So two people can change two
 * fields of a group, and each change can be undone. A missing translation is an empty field.
 */
export function fieldsOfSchool(school: School): Record<string, unknown> {
  const { translations, ...others } = school;
  return Object.fromEntries([
    ...Object.entries(others).flatMap(([name, value]) =>
      isGroup(name, value) ? groupFields(name, value) : [field(name, value)],
    ),
    ...malayalamFields(translatableSettings.school, translations),
  ]);
}

const groupFields = (name: string, { translations, ...fields }: Texts) =>
  [...Object.entries(fields), ...malayalamFields(groups[name], translations)].map(([inner, value]) =>
    field(`${name}.${inner}`, value),
  );

const malayalamFields = (texts: z.ZodObject | undefined, translations: unknown) =>
  Object.keys(texts?.shape ?? {}).map((name) =>
    field(`translations.ml.${name}`, malayalamOf(translations)[name] ?? ''),
  );

/** The settings with some fields replaced, by their paths in `fieldsOfSchool`. */
export function schoolWith(school: School, fields: Readonly<Record<string, unknown>>): School {
  let changed: Texts = school;
  for (const [path, value] of Object.entries(fields)) changed = withField(changed, path.split('.'), value);
  return School.parse(changed);
}

function withField(record: Texts, [name = '', ...rest]: readonly string[], value: unknown): Texts {
  const inner = record[name];
  return {
    ...record,
    [name]: rest.length === 0 ? value : withField(isRecord(inner) ? inner : {}, rest, value),
  };
}

/** The settings of a body, with the stored translations where the body has none. */
export function withKeptTranslations(wanted: SchoolInput, stored: School): School {
  return {
    ...keepTranslations(wanted, stored),
    payment: keepTranslations(wanted.payment, stored.payment),
    registration: keepTranslations(wanted.registration, stored.registration),
  };
}

const keepTranslations = <T extends { translations?: unknown }>(from: T, { translations }: T): T =>
  from.translations === undefined && translations !== undefined ? { ...from, translations } : from;

/** The paths at which settings are stored one by one. All translations of a group are stored at one path. */
export const storedPaths = (school: School): string[] =>
  Object.entries(school).flatMap(([name, value]) =>
    isGroup(name, value) ? Object.keys(value).map((inner) => `${name}.${inner}`) : name,
  );

/** The names of the fields for people. */
export const schoolFieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  localName: 'Name in its own script',
  tagline: 'Tagline',
  colour: 'Colour',
  locale: 'Numbers and dates',
  currency: 'Currency',
  timeZone: 'Time zone',
  logo: 'Logo',
  icon: 'Icon',
  socialPicture: 'Picture for sharing',
  chatNumber: 'Chat number',
  chatMessage: 'Chat message',
  phone: 'Telephone',
  email: 'Email',
  address: 'Address',
  location: 'Map point',
  'social.facebook': 'Facebook',
  'social.instagram': 'Instagram',
  'social.linkedin': 'LinkedIn',
  'social.youtube': 'YouTube',
  decisionTime: 'Time to a decision',
  'payment.upiId': 'UPI ID',
  'payment.payee': 'Payee',
  'payment.bankDetails': 'Bank details',
  'payment.instructions': 'Payment instructions',
  'registration.open': 'Registration open',
  'registration.closedText': 'Text while registration is closed',
};
