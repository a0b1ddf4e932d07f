import { describe, expect, it } from 'vitest';
import { coursePicture, coursePictureOrDrawing, defaultDrawing, pictureAddress } from './thumbnail.ts';

describe('thumbnails', () => {
  it.each([
    ['Logo Design', 'logo-design'],
    ['BROCHURE layouts', 'brochure'],
    ['Business Card & Stationery', 'business-card'],
    ['Website & Social Graphics', 'web-design'],
    ['Web basics', 'web-design'],
    ['A logo for your website', 'logo-design'],
    ['Business planning', 'course'],
    ['', 'course'],
  ])('fall back for "%s" to the drawing %s', (title, subject) => {
    expect(defaultDrawing(title)).toBe(`/assets/drawings/subject-${subject}.svg`);
  });

  it.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['assets/drawings/a.svg', '/assets/drawings/a.svg'],
    ['/assets/drawings/a.svg', '/assets/drawings/a.svg'],
    ['http://cdn.example/a.png', undefined],
    ['//cdn.example/a.png', undefined],
    ['javascript:alert(1)', undefined],
    ['data:image/png;base64,x', undefined],
    ['other/assets/a.svg', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('at %s are shown from %s', (stored, address) => {
    expect(pictureAddress(stored)).toBe(address);
  });
});

describe('the picture of a course', () => {
  const [small, large] = ['a'.repeat(64), 'b'.repeat(64)];
  const picture = {
    alt: 'A loaf',
    width: 640,
    height: 480,
    sources: [
      { hash: small, width: 320 },
      { hash: large, width: 640 },
    ],
  };

  it('is the uploaded one in all its widths, whatever the address says', () => {
    expect(coursePicture({ picture, thumbnail: 'https://cdn.example/a.png' })).toEqual({
      src: `/media/${large}`,
      srcSet: `/media/${small} 320w,/media/${large} 640w`,
      alt: 'A loaf',
      width: 640,
      height: 480,
    });
  });

  it('is the one at the address if none was uploaded, and none if that may not be shown', () => {
    const thumbnail = 'https://cdn.example/a.png';
    expect(coursePicture({ picture: null, thumbnail })).toMatchObject({ src: thumbnail, alt: '' });
    expect(coursePicture({ picture: null, thumbnail: 'javascript:alert(1)' })).toBeUndefined();
    expect(coursePictureOrDrawing({ picture: null, thumbnail: '', title: 'Logos' }).src).toBe(
      '/assets/drawings/subject-logo-design.svg',
    );
  });
});
