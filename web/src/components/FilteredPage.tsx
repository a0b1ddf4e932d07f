import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useQuietQuery } from '@/lib/use-quiet-query.ts';
import { PageTitle } from './PageTitle.tsx';
import { SelectInput } from './SelectInput.tsx';

type Choice<V extends string> = { value: V; label: string };

type FilteredPageProps<V extends string> = {
  title: string;
  /** What the page is for. */
  about: string;
  /** What is chosen, the parameter of the address that says it, and from what; the first unless the address says otherwise. */
  label: string;
  parameter: string;
  choices: readonly [Choice<V>, ...Choice<V>[]];
  children: (chosen: V) => ReactNode;
};

/** A page with one list of several, which are chosen among above it. The choice lives in the address. */
export function FilteredPage<V extends string>(props: FilteredPageProps<V>) {
  const { title, about, label, parameter, choices, children } = props;
  const { query, write } = useQuietQuery();
  const asked = query.get(parameter);
  const { value } = choices.find((choice) => choice.value === asked) ?? choices[0];
  return (
    <Stack spacing={3}>
      <PageTitle>{title}</PageTitle>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {about}
      </Typography>
      <Box role="search" aria-label={title} sx={{ maxWidth: '20rem' }}>
        <SelectInput
          label={label}
          options={choices}
          value={value}
          onChange={(event) => write({ [parameter]: event.target.value })}
        />
      </Box>
      {children(value)}
    </Stack>
  );
}
