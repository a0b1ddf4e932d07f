import type { SelectOption } from './SelectInput.tsx';

/** Options of which one is chosen: it stays so while its name is on its way. */
export const withChosen = (options: readonly SelectOption[], value: string): readonly SelectOption[] =>
  options.some((option) => option.value === value) ? options : [...options, { value, label: '...' }];
