import { z } from 'zod';
import { mediaMessages } from './media-messages.ts';
import { pictureLimits, pictureTypes } from './picture-file.ts';

/** The bytes of a file of a picture, as base64. `error` is the refusal of anything else. */
export const pictureBytes = (error: string) =>
  z.base64({ error }).max(Math.ceil(pictureLimits.stored.bytes / 3) * 4, mediaMessages.tooLong);

/** The bytes of a picture that a person sends. */
export const SentPictureBytes = pictureBytes('Send the bytes of the picture as base64.');

/** A picture that a person sent, with a payment claim or as their work. */
export const SentPicture = z.object({ type: z.enum(pictureTypes), content: z.base64() });
export type SentPicture = z.infer<typeof SentPicture>;
