import { describe, expect, it } from 'vitest';
import { readPictureFile } from './picture-file.ts';

/** Pictures of 5 by 3 pixels, as Pillow makes them. */
const files = [
  {
    what: 'WebP, lossy',
    type: 'image/webp',
    file: 'UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoFAAMAAsBMJaACdAFAAAD+7G/6X/wH8S/sCxAA',
  },
  {
    what: 'WebP, lossless',
    type: 'image/webp',
    file: 'UklGRh4AAABXRUJQVlA4TBEAAAAvBIAAAAdQvFIUqv+BiOh/AAA=',
  },
  {
    what: 'WebP with transparency',
    type: 'image/webp',
    file: 'UklGRlIAAABXRUJQVlA4WAoAAAAQAAAABAAAAgAAQUxQSAoAAAABB1CyiAhERP8DVlA4ICIAAABwAQCdASoFAAMAAsBMJaACdAFAAAD+7G/6X/wH8S/sCxAA',
  },
  {
    what: 'PNG',
    type: 'image/png',
    file: 'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAAFElEQVR4nGMUqQhIYUADTOgCOAUBTDgBRmzoYdsAAAAASUVORK5CYII=',
  },
  {
    what: 'JPEG',
    type: 'image/jpeg',
    file: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAADAAUDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwCvRRRSOY//2Q==',
  },
  {
    what: 'progressive JPEG with a camera’s metadata',
    type: 'image/jpeg',
    file: '/9j/4AAQSkZJRgABAQAAAQABAAD/4QAoRXhpZgAATU0AKgAAAAgAAQEOAAIAAAAGAAAAGgAAAABQaG90bwD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wgARCAADAAUDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAVAQEBAAAAAAAAAAAAAAAAAAABA//aAAwDAQACEAMQAAABmCX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAEFAn//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/AX//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/AX//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAY/An//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/IX//2gAMAwEAAgADAAAAEA//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/EH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EH//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/EH//2Q==',
  },
].map(({ what, type, file }) => ({ what, type, bytes: Uint8Array.from(Buffer.from(file, 'base64')) }));

describe('reading a picture file', () => {
  it.each(files)('returns the type and the size of $what', ({ bytes, type }) => {
    expect(readPictureFile(bytes)).toEqual({ type, width: 5, height: 3, isWhole: true });
  });

  it.each(files)('finds that $what is not whole, wherever it was cut', ({ bytes }) => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(readPictureFile(bytes.subarray(0, length))?.isWhole ?? false, `${length} bytes`).toBe(false);
    }
  });

  it.each(files)('finds that $what is not whole with something after its end', ({ bytes }) => {
    const longer = new Uint8Array([...bytes, ...Buffer.from('<script>alert(1)</script>')]);
    expect(readPictureFile(longer)?.isWhole).toBe(false);
  });

  it('accepts bytes within a larger buffer', () => {
    const [{ bytes, type } = { bytes: new Uint8Array(), type: '' }] = files;
    const within = new Uint8Array([1, 2, 3, ...bytes]).subarray(3);
    expect(readPictureFile(within)).toMatchObject({ type, width: 5 });
  });

  it('returns the size in the header, even if the file is too short for it', () => {
    const head = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600802000000', 'hex');
    expect(readPictureFile(head)).toMatchObject({ width: 60_000, height: 60_000, isWhole: false });
  });

  it.each(['', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'GIF89a', 'RIFF0000WEBPVP8?'])(
    'returns nothing for %j',
    (content) => {
      expect(readPictureFile(Buffer.from(content.padEnd(64)))).toBeUndefined();
    },
  );
});
