import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressSteps } from './ProgressSteps.tsx';

describe('the steps of progress', () => {
  it('tell a screen reader how far the learner is', () => {
    render(<ProgressSteps percent={31} label="Your progress in Ecommerce Mastery" />);
    const bar = screen.getByRole('progressbar', { name: 'Your progress in Ecommerce Mastery' });
    expect(bar).toHaveAttribute('aria-valuenow', '31');
    expect(bar).toHaveAttribute('aria-valuetext', '31% complete');
  });

  it.each([0, 35, 100])('fill from the left at %s percent', (percent) => {
    render(<ProgressSteps percent={percent} label="Progress" />);
    expect(screen.getByRole('progressbar').firstElementChild).toHaveStyle({ width: `${percent}%` });
  });

  it('are ten, and rise; every tenth of the progress ends between two of them', () => {
    render(<ProgressSteps percent={35} label="Progress" />);
    const corners = [
      ...getComputedStyle(screen.getByRole('progressbar')).clipPath.matchAll(/([\d.]+)% ([\d.]+)%/g),
    ];
    const steps = corners.flatMap(([, left, top], index) =>
      index % 4 === 1
        ? [{ left: Number(left), top: Number(top), right: Number(corners[index + 1]?.[1]) }]
        : [],
    );
    expect(steps).toHaveLength(10);
    for (const [index, { left, right, top }] of steps.entries()) {
      expect(left).toBeGreaterThanOrEqual(index * 10);
      expect(right).toBeLessThanOrEqual((index + 1) * 10);
      expect(top).toBeCloseTo(80 - (index * 80) / 9);
    }
  });

  it('have no value while the progress is not known', () => {
    render(<ProgressSteps percent={null} label="Progress" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});
