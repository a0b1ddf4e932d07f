import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { EntryList } from './EntryList.tsx';

type Fields = { days: { title: string }[] };

function Days() {
  const { control, register } = useForm<Fields>({
    defaultValues: { days: ['One', 'Two', 'Three'].map((title) => ({ title })) },
  });
  return (
    <EntryList
      control={control}
      name="days"
      title="Days"
      heading="h3"
      noun="Day"
      max={9}
      newEntry={() => ({ title: '' })}
    >
      {(index) => <input aria-label="Title" {...register(`days.${index}.title`)} />}
    </EntryList>
  );
}

/** Clicks twice at the same place, where the second click may meet another entry. */
function doubleClick(name: string): void {
  for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name }), { detail });
}

const titles = () => screen.getAllByLabelText<HTMLInputElement>('Title').map(({ value }) => value);

it('a double click removes one entry, and not the one that comes under the pointer too', () => {
  render(<Days />);
  doubleClick('Remove Day 1');
  expect(titles()).toEqual(['Two', 'Three']);
});

it('a double click moves an entry up, and not back', () => {
  render(<Days />);
  doubleClick('Move Day 2 up');
  expect(titles()).toEqual(['Two', 'One', 'Three']);
});
