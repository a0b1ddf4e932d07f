import type { SelectOption } from './SelectInput.tsx';

/** Options that always include the selected one, even while its name is loading. */
export const withSelected = (options: readonly SelectOption[], value: string): readonly SelectOption[] =>
  options.some((option) => option.value === value) ? options : [...options, { value, label: '...' }];
