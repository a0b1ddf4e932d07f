import type { Media } from '@padavu/domain/picture/media';
import { mediaMessages } from '@padavu/domain/picture/media-messages';
import { pictureLimits, readPictureFile } from '@padavu/domain/picture/picture-file';
import { mediaContracts as contracts } from '#/contract/media.ts';
import type { MediaData } from '#/data/picture/media.ts';
import { invalid } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { created } from '#/http/reply.ts';

type Deps = { media: Pick<MediaData, 'store'> };

/**
 * The type and size of a picture according to its bytes, not to the sender. Throws 400 at `path` for a file that cannot
 * be used.
 */
function checkedPicture(bytes: Uint8Array, path: string): Omit<Media, 'hash'> {
  const refusal = (message: string) => invalid([{ path, message }]);
  const { side, bytes: most } = pictureLimits.stored;
  if (bytes.length > most) throw refusal(mediaMessages.tooLong);
  const file = readPictureFile(bytes);
  if (!file) throw refusal(mediaMessages.unknownType);
  const { isWhole, ...picture } = file;
  if (picture.width > side || picture.height > side) throw refusal(mediaMessages.tooLarge);
  if (!isWhole || picture.width === 0 || picture.height === 0) throw refusal(mediaMessages.notWhole);
  return picture;
}

/** Decodes and checks a picture that was sent as base64. */
export function receivedPicture(content: string): { type: Media['type']; bytes: Uint8Array } {
  const bytes = Buffer.from(content, 'base64');
  return { type: checkedPicture(bytes, 'picture').type, bytes };
}

/** Stores the files of pictures (docs/decisions/127). The site serves them: see `media.ts` next to `site.ts`. */
export const mediaOperations = ({ media }: Deps): Operation[] => [
  operation(contracts.store, async ({ actor, body }) => {
    const bytes = Buffer.from(body.content, 'base64');
    return created(await media.store(bytes, checkedPicture(bytes, 'content'), actor), mediaMessages.stored);
  }),
];
