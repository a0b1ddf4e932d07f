import { z } from 'zod';
import { limits } from '@padavu/domain/limits';
import { storedPicture } from '@padavu/domain/picture/picture';
import { storedRegion } from './region.ts';
import { readTranslations, translatedText } from '@padavu/domain/language/translation';

/** The document `settings/school`: the school's identity, contact details and payment details. */
export const schoolDocument = 'school';

const { text, words, paragraph, link } = limits.school;

const short = z.string().max(text);
const long = z.string().max(paragraph);
const address = z
  .string()
  .max(link)
  .regex(/^(?:https?:\/\/.+)?$/i);

/**
 * The translatable texts of the settings, by group. Separate from those of a course, because learners' pages load
 * those.
 */
export const translatableSettings = {
  school: z.object({
    tagline: translatedText(words),
    chatMessage: translatedText(paragraph),
    address: translatedText(words),
    decisionTime: translatedText(words),
  }),
  payment: z.object({
    bankDetails: translatedText(paragraph),
    instructions: translatedText(paragraph),
  }),
  registration: z.object({ closedText: translatedText(paragraph) }),
} as const;

/** The stored school. An unreadable field is empty, and it never closes the registration. */
export const School = z.object({
  name: short.catch(''),
  /** The name in the school's own script; empty for none. */
  localName: short.catch(''),
  tagline: z.string().max(words).catch(''),
  /** The colour of buttons, links and banners: six hexadecimal digits after `#`; empty for the usual colour. */
  colour: z
    .string()
    .regex(/^(?:#[\dA-F]{6})?$/)
    .catch(''),
  /** The locale of numbers and days, the currency and the time zone; see school-format.ts. */
  ...storedRegion,
  /** Shown before the name in the header and the footer of public pages. */
  logo: storedPicture(),
  /** Square, for browser tabs and home screens; without one, the icon is steps in the school's colour. */
  icon: storedPicture(),
  /** Shown when a page without its own picture is shared. */
  socialPicture: storedPicture(),
  /** Digits only, with the country code, as chat links require. */
  chatNumber: short.catch(''),
  /** The template of a registrant's chat message; see payment-message.ts. */
  chatMessage: long.catch(''),
  phone: short.catch(''),
  email: short.catch(''),
  address: z.string().max(words).catch(''),
  /** The point on the map of the contact page, in degrees. */
  location: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable()
    .catch(null),
  /** Addresses; empty ones are not shown. */
  social: z
    .object({
      facebook: address.catch(''),
      instagram: address.catch(''),
      linkedin: address.catch(''),
      youtube: address.catch(''),
    })
    .catch({ facebook: '', instagram: '', linkedin: '', youtube: '' }),
  /** A sentence about how soon an administrator decides: "We answer within a day." */
  decisionTime: z.string().max(words).catch(''),
  payment: z
    .object({
      /** The UPI ID that receives payments, such as `school@bank`; empty for none. */
      upiId: short.catch(''),
      payee: short.catch(''),
      bankDetails: long.catch(''),
      instructions: long.catch(''),
      translations: readTranslations(translatableSettings.payment),
    })
    .catch({ upiId: '', payee: '', bankDetails: '', instructions: '' }),
  registration: z
    .object({
      open: z.boolean().catch(true),
      closedText: long.catch(''),
      translations: readTranslations(translatableSettings.registration),
    })
    .catch({ open: true, closedText: '' }),
  /** Without those of groups: each group has its own, so that they are left out together with the group. */
  translations: readTranslations(translatableSettings.school),
});
export type School = z.infer<typeof School>;

/** The initial settings of a school. */
export const newSchool: School = {
  ...School.parse({ social: {}, payment: {}, registration: {} }),
  name: 'New school',
  chatMessage: [
    'Hello {school}, I have registered and would like to pay for my course.',
    'Name: {name}',
    'Email: {email}',
    'Course: {course}',
    'Price: {price}',
    'Payment reference: {reference}',
  ].join('\n'),
};
