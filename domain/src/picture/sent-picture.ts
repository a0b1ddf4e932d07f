import { z } from 'zod';
import { pictureTypes } from './picture-file.ts';

/** The bytes of a picture that a person sends, as base64. The server checks what they are, and how many. */
export const SentPictureBytes = z.base64({ error: 'Send the bytes of the picture as base64.' });

/** A picture that a person sent, with a payment claim or as their work. */
export const SentPicture = z.object({ type: z.enum(pictureTypes), content: z.base64() });
export type SentPicture = z.infer<typeof SentPicture>;
