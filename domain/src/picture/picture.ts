import { z } from 'zod';
import { storedField } from '@padavu/domain/stored';

/** The SHA-256 of a stored file's bytes, in hexadecimal. It is the file's id and a part of its address. */
export const MediaHash = z.string().regex(/^[\da-f]{64}$/);

export const pictureMessages = {
  altRequired: 'Say in a few words what the picture shows, for those who do not see it',
} as const;

const pixels = z.int().positive().max(4096);

/** An uploaded picture: its alternative text, its size, and its files from the narrowest to the widest. */
export const Picture = z.object({
  alt: z.string().trim().min(1, pictureMessages.altRequired).max(250),
  /** The size of the widest file. */
  width: pixels,
  height: pixels,
  sources: z
    .array(z.object({ hash: MediaHash, width: pixels }))
    .min(1)
    .max(4),
});
export type Picture = z.infer<typeof Picture>;

/** A picture in a stored document; `null` for none. */
export const storedPicture = () =>
  storedField(Picture.nullable().catch(null), { valid: Picture.nullable(), repaired: null });

export const mediaCollection = 'media';
