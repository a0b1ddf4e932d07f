import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { Reveal } from './Reveal.tsx';

describe('content that is revealed by scrolling', () => {
  it('is visible before scrolling, and then hides and shows each time it crosses 100 px inside the window', () => {
    browserPieces.install();
    const { unmount } = render(
      <Reveal>
        <p>Steps</p>
      </Reveal>,
    );
    const frame = screen.getByText('Steps').parentElement;
    expect(frame).not.toHaveAttribute('data-away');
    expect(browserPieces.observerOptions?.rootMargin).toBe('-100px 0px');

    for (let round = 0; round < 2; round += 1) {
      browserPieces.watched[0]?.report(false);
      expect(frame).toHaveAttribute('data-away');
      browserPieces.watched[0]?.report(true);
      expect(frame).not.toHaveAttribute('data-away');
    }
    unmount();
    expect(browserPieces.watched).toEqual([]);
  });
});
