import type { Media } from '@padavu/domain/media';
import { mediaMessages } from '@padavu/domain/media-input';
import { pictureLimits, readPictureFile } from '@padavu/domain/picture-file';
import { mediaContracts as contracts } from '#/contract/media.ts';
import type { MediaData } from '#/data/media.ts';
import { invalid } from '#/errors.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { created } from '#/http/reply.ts';

type Deps = { media: Pick<MediaData, 'store'> };

/** What the bytes of a picture say themselves; nobody is asked for their type. 400 at `path` for what cannot be used. */
export function checkedPicture(bytes: Uint8Array, path: string): Omit<Media, 'hash'> {
  const refused = (message: string) => invalid([{ path, message }]);
  const { side, bytes: most } = pictureLimits.stored;
  if (bytes.length > most) throw refused(mediaMessages.tooLong);
  const file = readPictureFile(bytes);
  if (!file) throw refused(mediaMessages.unknownType);
  const { isWhole, ...found } = file;
  if (found.width > side || found.height > side) throw refused(mediaMessages.tooLarge);
  if (!isWhole || found.width === 0 || found.height === 0) throw refused(mediaMessages.notWhole);
  return found;
}

/** A picture that came as base64, as it is stored beside what somebody sent. */
export function receivedPicture(content: string): { type: Media['type']; bytes: Uint8Array } {
  const bytes = Buffer.from(content, 'base64');
  return { type: checkedPicture(bytes, 'picture').type, bytes };
}

/** The files of pictures (docs/decisions/127). They are read where the site is: see `media.ts` beside `site.ts`. */
export const mediaOperations = ({ media }: Deps): Operation[] => [
  operation(contracts.store, async ({ actor, body }) => {
    const bytes = Buffer.from(body.content, 'base64');
    return created(await media.store(bytes, checkedPicture(bytes, 'content'), actor), mediaMessages.stored);
  }),
];
