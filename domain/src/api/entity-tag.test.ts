import { describe, expect, it } from 'vitest';
import { entityTag, ifMatch, matchesTag, matchesVersion } from './entity-tag.ts';

const moment = new Date('2025-05-01T09:00:00.000Z');
const later = new Date(moment.getTime() + 1);

describe('an entity tag', () => {
  it('contains the version and the digest', () => {
    expect(entityTag('x_Y-z', moment)).toBe('"1746090000000-x_Y-z"');
    expect(entityTag('x_Y-z')).toBe('"x_Y-z"');
  });

  it.each([
    ['its own', entityTag('abc', moment)],
    ['another view of the same version', entityTag('xyz', moment)],
    ['the version alone', ifMatch(moment)],
    ['one that a cache has made weak', `W/${entityTag('abc', moment)}`],
    ['any', '*'],
    ['one of several', `"x", ${ifMatch(moment)}`],
  ])('matches the version with %s', (_case, header) => {
    expect(matchesVersion(header, moment)).toBe(true);
  });

  it.each([
    ['a later one', ifMatch(later)],
    ['a tag without a version', '"abc"'],
    ['a tag without quotes', '1746090000000'],
    ['nothing', ''],
  ])('does not match the version with %s', (_case, header) => {
    expect(matchesVersion(header, moment)).toBe(false);
  });

  it('matches a response as a whole, weak or not', () => {
    const tag = entityTag('abc', moment);
    expect([tag, `W/${tag}`, '*', `"x", ${tag}`].map((header) => matchesTag(header, tag))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(matchesTag(ifMatch(moment), tag)).toBe(false);
  });
});
