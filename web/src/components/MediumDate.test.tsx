import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MediumDate, MediumDay, MediumMoment } from './MediumDate.tsx';

/** Half past one at night at the school, and the evening before in Europe. */
const night = new Date('2025-05-01T20:00:00Z');

describe('a date', () => {
  it('is the date at the school, wherever it is read', () => {
    const { container } = render(
      <>
        <MediumDate value={night} /> <MediumMoment value={night} /> <MediumDay value="2025-05-01" />
      </>,
    );
    expect(container).toHaveTextContent(/^2 May 2025 2 May 2025, 1:30\sam 1 May 2025$/i);
  });

  it('that is missing is shown as a dash', () => {
    const { container } = render(<MediumDate value={null} />);
    expect(container).toHaveTextContent('—');
  });
});
