import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DayInput } from './DayInput.tsx';

function Example() {
  const [day, setDay] = useState('2026-11-14');
  return (
    <>
      <DayInput label="Day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      <button onClick={() => setDay('2026-12-31')}>Another day</button>
      <output>{day || 'none'}</output>
    </>
  );
}

const input = () => screen.getByLabelText('Day');

describe('a field for a day', () => {
  it('leaves the attribute alone while one of its parts is corrected, which Firefox would empty it for', () => {
    render(<Example />);
    fireEvent.change(input(), { target: { value: '' } });
    expect(screen.getByText('none')).toBeVisible();
    expect(input()).toHaveAttribute('value', '2026-11-14');
    fireEvent.change(input(), { target: { value: '2026-11-15' } });
    expect(screen.getByText('2026-11-15')).toBeVisible();
    expect(input()).toHaveAttribute('value', '2026-11-14');
  });

  it('shows a value that was not typed', () => {
    render(<Example />);
    fireEvent.change(input(), { target: { value: '2026-11-15' } });
    fireEvent.click(screen.getByRole('button'));
    expect(input()).toHaveValue('2026-12-31');
  });
});
