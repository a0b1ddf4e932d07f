import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFilterParams } from '@/lib/use-filter-params.ts';
import { PageHeading } from './PageHeading.tsx';
import { SelectInput } from './SelectInput.tsx';

type Choice<V extends string> = { value: V; label: string };

type FilteredPageProps<V extends string> = {
  title: string;
  /** What the page is for. */
  about: string;
  label: string;
  /** The query parameter that holds the choice. */
  parameter: string;
  /** The first is the default. */
  choices: readonly [Choice<V>, ...Choice<V>[]];
  children: (value: V) => ReactNode;
};

/** A page that shows one of several lists, with a select above it. The address holds the choice. */
export function FilteredPage<V extends string>(props: FilteredPageProps<V>) {
  const { title, about, label, parameter, choices, children } = props;
  const { query, write } = useFilterParams();
  const requested = query.get(parameter);
  const { value } = choices.find((choice) => choice.value === requested) ?? choices[0];
  return (
    <Stack spacing={3}>
      <PageHeading title={title} />
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {about}
      </Typography>
      <Box role="search" aria-label={title} sx={{ maxWidth: { sm: '20rem' } }}>
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
