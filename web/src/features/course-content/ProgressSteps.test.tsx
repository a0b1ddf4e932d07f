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

  it.each<[number, string[]]>([
    [0, Array<string>(10).fill('0%')],
    [35, ['100%', '100%', '100%', '50%', ...Array<string>(6).fill('0%')]],
    [100, Array<string>(10).fill('100%')],
  ])('fill from the left at %s percent', (percent, filled) => {
    render(<ProgressSteps percent={percent} label="Progress" />);
    const steps = [...screen.getByRole('progressbar').children];
    expect(
      steps.map((step) => step.firstElementChild && getComputedStyle(step.firstElementChild).width),
    ).toEqual(filled);
  });

  it('have no value while the progress is not known', () => {
    render(<ProgressSteps percent={null} label="Progress" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});
