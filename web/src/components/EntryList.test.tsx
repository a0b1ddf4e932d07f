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

const remove = () => screen.getByRole('button', { name: 'Remove Day 1' });

it('a double click removes one entry, and not the one that comes under the pointer too', () => {
  render(<Days />);
  fireEvent.click(remove(), { detail: 1 });
  fireEvent.click(remove(), { detail: 2 });
  const titles = screen.getAllByLabelText<HTMLInputElement>('Title').map(({ value }) => value);
  expect(titles).toEqual(['Two', 'Three']);
});
