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

  it('have no value while the progress is not known', () => {
    render(<ProgressSteps percent={null} label="Progress" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});
