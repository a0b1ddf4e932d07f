import Color from 'color';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SchoolColour, shadesOf } from './school-colour.ts';

const contrast = (one: string, other: string) => Color(one).contrast(Color(other));

const anyColour = integer({ min: 0, max: 0xffffff }).map(
  (value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`,
);

describe('the colour of a school', () => {
  it.each(['', '#0B5D4B', '#0b5d4b', ' #7A1F5C ', '#000000'])('can be "%s"', (colour) => {
    expect(SchoolColour.parse(colour)).toBe(colour.trim().toUpperCase());
  });

  it.each([
    ['green', 'Enter a colour'],
    ['#12345', 'Enter a colour'],
    ['#0B5D4B;}body{display:none', 'Enter a colour'],
    ['#FFFFFF', 'its contrast with the page is 1.1, and 6 are needed'],
    ['#E7B95A', 'too pale'],
  ])('cannot be "%s"', (colour, message) => {
    expect(SchoolColour.safeParse(colour).error?.issues[0]?.message).toContain(message);
  });

  it('is readable in all its shades, in light and dark mode, if it is accepted', () => {
    const accepted = anyColour.filter((colour) => SchoolColour.safeParse(colour).success);
    assert(
      property(accepted, (colour) => {
        const { light, dark, scene } = shadesOf(colour);
        const pairs: [string, string][] = [
          [light.leaf, '#FBF7EE'],
          [light.leaf, '#FFFDF8'],
          [light.leaf, light.leafTint],
          [light.leafDeep, '#FBF7EE'],
          [light.onLeaf, light.leaf],
          ['#55635D', light.leafTint],
          [dark.leaf, '#0E1714'],
          [dark.leaf, '#16221E'],
          [dark.leaf, dark.leafTint],
          [dark.onLeaf, dark.leafDeep],
          ['#A3B3AB', dark.leafTint],
          ['#FBF7EE', scene.leaf],
          ['#DCE9DD', scene.leaf],
          ['#E7B95A', scene.deepLeaf],
        ];
        for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300 },
    );
  });
});
