import { type School, translatableSettings } from '@padavu/domain/school/school';
import { SchoolInput } from '@padavu/domain/school/school-settings';
import { countTranslations, type TranslationCount } from '@padavu/domain/language/translation-count';
import { visible } from '@padavu/domain/values/visible';
import { z } from 'zod';
import { translationFields } from '@/components/translation-form.ts';
import { PictureDraft } from '@/features/pictures/picture-draft.ts';

const malayalam = z.object({
  ...translatableSettings.school.shape,
  ...translatableSettings.payment.shape,
  ...translatableSettings.registration.shape,
});
type Malayalam = Record<keyof typeof malayalam.shape, string>;

/**
 * The values of the form: each field by the last part of its path, `upiId` for `payment.upiId`, so that changes of two
 * people are merged field by field.
 */
export const SettingsFields = z.object({
  name: z.string(),
  localName: z.string(),
  tagline: z.string(),
  colour: z.string(),
  locale: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  logo: PictureDraft,
  icon: PictureDraft,
  socialPicture: PictureDraft,
  chatNumber: z.string(),
  chatMessage: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  linkedin: z.string(),
  youtube: z.string(),
  decisionTime: z.string(),
  upiId: z.string(),
  payee: z.string(),
  bankDetails: z.string(),
  instructions: z.string(),
  open: z.boolean(),
  closedText: z.string(),
  translations: translationFields(malayalam),
});
export type SettingsFields = z.infer<typeof SettingsFields>;

const pictures: ReadonlySet<unknown> = new Set(['logo', 'icon', 'socialPicture']);

/** In the form a picture is one field, and the translations of all groups are in one object. */
function pathInForm<T>(path: readonly T[]): T[] {
  if (pictures.has(path[0])) return [...path];
  const translation = path.findIndex((part) => part === 'translations');
  return translation === -1 ? path.slice(-1) : path.slice(translation);
}

const Field = SettingsFields.keyof().exclude(['translations']);
const Text = malayalam.keyof();

/** A field that can have an error or the focus. */
export type FormField = z.infer<typeof Field> | `translations.ml.${z.infer<typeof Text>}`;

/** The form field for a path of the settings, as an error of the server names it; `undefined` if there is none. */
export function formField(path: string): FormField | undefined {
  const [first, language, name] = pathInForm(path.split('.'));
  if (first !== 'translations') return Field.safeParse(first).data;
  const text = Text.safeParse(name).data;
  return language === 'ml' && text !== undefined ? `translations.ml.${text}` : undefined;
}

export function fieldsOf({ location, social, payment, registration, ...school }: School): SettingsFields {
  const ml = { ...school.translations?.ml, ...payment.translations?.ml, ...registration.translations?.ml };
  return SettingsFields.parse({
    ...school,
    ...social,
    ...payment,
    ...registration,
    chatNumber: school.chatNumber && `+${school.chatNumber}`,
    translations: { ml },
    latitude: location ? String(location.latitude) : '',
    longitude: location ? String(location.longitude) : '',
  });
}

/**
 * The digits of a number as people write it: `+91 98765 43210`, `0091-9876543210`. Without a country code it is a
 * number of India if the school's locale is: `98765 43210` alone would be a number in Iran. Numbers copied from
 * contacts and chats come with characters that nobody sees.
 */
function chatDigits(text: string, locale: string): string {
  const plain = visible(text).replaceAll(/[\s().\u2010-\u2013-]/g, '');
  const hasCountry = /^(?:\+|00)/.test(plain);
  const digits = plain.replace(/^(?:\+|00)/, '').replace(/^910(?=[1-9]\d{9}$)/, '91');
  return hasCountry || !locale.endsWith('-IN') ? digits : digits.replace(/^0?(?=[1-9]\d{9}$)/, '91');
}

const degrees = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** The request body, not validated yet. Without coordinates there is no location; with only one it is invalid. */
function inputOf(fields: SettingsFields) {
  const { latitude, longitude, facebook, instagram, linkedin, youtube, translations, ...others } = fields;
  const { upiId, payee, bankDetails, instructions, open, closedText, ...plain } = others;
  const hasNoLocation = latitude.trim() === '' && longitude.trim() === '';
  return {
    ...plain,
    chatNumber: chatDigits(plain.chatNumber, plain.locale),
    location: hasNoLocation ? null : { latitude: degrees(latitude), longitude: degrees(longitude) },
    social: { facebook, instagram, linkedin, youtube },
    payment: { upiId, payee, bankDetails, instructions, translations: malayalamOf('payment', translations) },
    registration: { open, closedText, translations: malayalamOf('registration', translations) },
    translations: malayalamOf('school', translations),
  };
}

/** The texts in Malayalam that belong to a group of the settings. */
function malayalamOf(group: 'school' | 'payment' | 'registration', { ml }: { ml: Malayalam }) {
  const own = Object.entries(ml).filter(([name]) => name in translatableSettings[group].shape);
  return { ml: Object.fromEntries(own) };
}

/** How many texts the school has, and how many of them have no Malayalam. */
export const countTexts = (fields: SettingsFields): TranslationCount =>
  countTranslations('school', inputOf(fields));

/** Validates the fields as the server does, and makes the request body from them. */
export const SettingsForm = z.custom<SettingsFields>().transform((fields, context): SchoolInput => {
  const { success, data, error } = SchoolInput.safeParse(inputOf(fields));
  if (success) return data;
  for (const { path, message } of error.issues) {
    context.addIssue({ code: 'custom', path: pathInForm(path), message });
  }
  return z.NEVER;
});
