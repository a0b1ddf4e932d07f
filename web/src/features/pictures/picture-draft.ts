import { Picture } from '@padavu/domain/picture';
import { z } from 'zod';

/** A picture in a form, whose words may still be missing; `null` for none. */
export const PictureDraft = Picture.extend({ alt: z.string() }).nullable();

type Wrong = { message?: string | undefined; alt?: { message?: string | undefined } | undefined };

/** What is wrong with a picture in a form. */
export const pictureError = (error: Wrong | undefined): string | undefined =>
  error?.alt?.message ?? error?.message;
