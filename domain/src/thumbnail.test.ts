import { describe, expect, it } from 'vitest';
import { pictureAddress, thumbnailSubject } from './thumbnail.ts';

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
    expect(thumbnailSubject(title)).toBe(subject);
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
