import { createHash } from 'node:crypto';

const fromBase64 = (text: string) => Buffer.from(text, 'base64');

/** Pictures of 5 by 3 pixels, made by Pillow. */
export const smallPictures = {
  'image/webp': fromBase64('UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoFAAMAAsBMJaACdAFAAAD+7G/6X/wH8S/sCxAA'),
  'image/png': fromBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAAFElEQVR4nGMUqQhIYUADTOgCOAUBTDgBRmzoYdsAAAAASUVORK5CYII=',
  ),
  'image/jpeg': fromBase64(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAADAAUDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwCvRRRSOY//2Q==',
  ),
} as const;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A WebP file that contains the note, so that its bytes are unique: decoders skip chunks of an unknown name. */
export function aPicture(note: string): Buffer {
  const text = Buffer.from(note.length % 2 === 0 ? note : `${note} `);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const bytes = Buffer.concat([smallPictures['image/webp'], Buffer.from('NOTE'), length, text]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

/** A PNG file whose header states that many pixels a side. */
export function pngHead(side: number): Buffer {
  const bytes = Buffer.from(smallPictures['image/png']);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}
