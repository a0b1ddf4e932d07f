import { Picture } from '@padavu/domain/picture/picture';
import { z } from 'zod';

/** A picture in a form, whose description may still be missing; `null` for none. */
export const PictureDraft = Picture.extend({ alt: z.string() }).nullable();

type PictureFieldError = { message?: string | undefined; alt?: { message?: string | undefined } | undefined };

/** The error message of a picture in a form. */
export const pictureError = (error: PictureFieldError | undefined): string | undefined =>
  error?.alt?.message ?? error?.message;
