import type { School } from '@padavu/domain/school';
import { SchoolInput } from '@padavu/domain/school-settings';
import { z } from 'zod';
import { PictureDraft } from '@/features/pictures/picture-draft.ts';

/**
 * The values of the form: each field by the last part of its path, `upiId` for `payment.upiId`, so that what two people
 * change at once is merged field by field.
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
});
export type SettingsFields = z.infer<typeof SettingsFields>;

const pictures: ReadonlySet<unknown> = new Set(['logo', 'icon', 'socialPicture']);

/** A picture is a field as a whole. */
const placeInForm = <T>(path: readonly T[]): T[] => (pictures.has(path[0]) ? [...path] : path.slice(-1));

/** The field of the form for a path of the settings, as a refusal names it; `undefined` where the form has none. */
export function formField(path: string): keyof SettingsFields | undefined {
  return SettingsFields.keyof().safeParse(placeInForm(path.split('.'))[0]).data;
}

export function fieldsOf({ location, social, payment, registration, ...school }: School): SettingsFields {
  return SettingsFields.parse({
    ...school,
    ...social,
    ...payment,
    ...registration,
    latitude: location ? String(location.latitude) : '',
    longitude: location ? String(location.longitude) : '',
  });
}

const degrees = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** What is sent, before it is checked. A point without coordinates is none; one with half of them is wrong. */
function inputOf(fields: SettingsFields): unknown {
  const { latitude, longitude, facebook, instagram, linkedin, youtube, ...others } = fields;
  const { upiId, payee, bankDetails, instructions, open, closedText, ...plain } = others;
  const isNowhere = latitude.trim() === '' && longitude.trim() === '';
  return {
    ...plain,
    location: isNowhere ? null : { latitude: degrees(latitude), longitude: degrees(longitude) },
    social: { facebook, instagram, linkedin, youtube },
    payment: { upiId, payee, bankDetails, instructions },
    registration: { open, closedText },
  };
}

/** Checks the fields as the server does, and makes what is sent of them. */
export const SettingsForm = SettingsFields.transform((fields, context): SchoolInput => {
  const { success, data, error } = SchoolInput.safeParse(inputOf(fields));
  if (success) return data;
  for (const { path, message } of error.issues) {
    context.addIssue({ code: 'custom', path: placeInForm(path), message });
  }
  return z.NEVER;
});
