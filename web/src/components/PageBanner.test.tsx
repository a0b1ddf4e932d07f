import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageBanner } from './PageBanner.tsx';

const delays = (heading: HTMLElement) =>
  [...heading.querySelectorAll<HTMLElement>('span > span')].map(({ style, textContent }) => [
    textContent,
    style.animationDelay,
  ]);

describe('a title that is typed', () => {
  it('begins after 500 ms and takes 100 ms for each character', () => {
    render(<PageBanner title="About" typed ground="leaf" />);
    expect(delays(screen.getByRole('heading'))).toEqual([
      ['A', '500ms'],
      ['b', '600ms'],
      ['o', '700ms'],
      ['u', '800ms'],
      ['t', '900ms'],
    ]);
  });

  it('keeps together what Malayalam draws as one', () => {
    render(<PageBanner title="ഞങ്ങളെ പറ്റി" typed ground="leaf" />);
    const drawn = delays(screen.getByRole('heading')).map(([text]) => text);
    expect(drawn).toEqual(['ഞ', 'ങ്ങ', 'ളെ', ' ', 'പ', 'റ്റി']);
  });

  it('is animated only where reduced motion is not preferred', () => {
    render(<PageBanner title="About" typed ground="leaf" />);
    const rules = [...document.styleSheets].flatMap((sheet) => Array.from(sheet.cssRules));
    const hiding = rules.filter(({ cssText }) => cssText.includes('visibility: hidden'));
    expect(hiding).not.toEqual([]);
    for (const { cssText } of hiding)
      expect(cssText).toMatch(/^@media \(prefers-reduced-motion: no-preference\)/);
  });

  it('is one complete text for screen readers from the start', () => {
    render(<PageBanner title="About Us" typed ground="leaf" />);
    expect(screen.getByRole('heading', { level: 1, name: 'About Us' })).toHaveTextContent('About Us');
  });
});
