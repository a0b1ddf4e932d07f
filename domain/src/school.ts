import { z } from 'zod';
import { limits } from './limits.ts';
import { storedPicture } from './picture.ts';
import { storedRegion } from './region.ts';
import { readTranslations, translatedText } from './translation.ts';

/** The document `settings/school`: who the school is, how it is reached and how it is paid. */
export const schoolDocument = 'school';

const { text, words, paragraph, link } = limits.school;

const short = z.string().max(text);
const long = z.string().max(paragraph);
const address = z
  .string()
  .max(link)
  .regex(/^(?:https?:\/\/.+)?$/i);

/** The texts of the settings that can be translated, by their groups. They stand apart from those of a course, which learners' pages load. */
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

/** As it is stored. A field that cannot be read is empty, and never closes the school. */
export const School = z.object({
  name: short.catch(''),
  /** The name in the school's own script; empty for none. */
  localName: short.catch(''),
  tagline: z.string().max(words).catch(''),
  /** Of buttons, links and banners: six hexadecimal digits after `#`; empty for the usual one. */
  colour: z
    .string()
    .regex(/^(?:#[\dA-F]{6})?$/)
    .catch(''),
  /** How numbers and days are written, what is paid in, and where days begin; see school-format.ts. */
  ...storedRegion,
  /** Before the name in the header and the footer of public pages. */
  logo: storedPicture(),
  /** Square, in tabs of browsers and on home screens; without one, steps in the school's colour. */
  icon: storedPicture(),
  /** Shows where a page without a picture of its own is shared. */
  socialPicture: storedPicture(),
  /** Digits only, with the country code, as chat links want it. */
  chatNumber: short.catch(''),
  /** What a registrant sends to the chat; see `paymentMessage` of school-chat.ts. */
  chatMessage: long.catch(''),
  phone: short.catch(''),
  email: short.catch(''),
  address: z.string().max(words).catch(''),
  /** Where the map of the contact page puts its pin, in degrees. */
  location: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable()
    .catch(null),
  /** Addresses; one that is empty is not shown. */
  social: z
    .object({
      facebook: address.catch(''),
      instagram: address.catch(''),
      linkedin: address.catch(''),
      youtube: address.catch(''),
    })
    .catch({ facebook: '', instagram: '', linkedin: '', youtube: '' }),
  /** How soon an administrator decides, as a sentence: "We answer within a day." */
  decisionTime: z.string().max(words).catch(''),
  payment: z
    .object({
      /** Where a UPI app sends the money, such as `school@bank`; empty for none. */
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
  /** Groups have their own, so that whoever leaves one out leaves them out. */
  translations: readTranslations(translatableSettings.school),
});
export type School = z.infer<typeof School>;

/** A school that has not said anything about itself yet. */
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
