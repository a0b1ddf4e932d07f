import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

type PageHeadingProps = {
  title: string;
  /** Content beside the heading, or below it on narrow screens. */
  children?: ReactNode;
};

/** The heading of a page of the admin area, which is its title too. */
export function PageHeading({ title, children }: PageHeadingProps) {
  const heading = <Typography variant="h1">{title}</Typography>;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {children ? (
        <Stack direction="row" sx={row}>
          {heading}
          {children}
        </Stack>
      ) : (
        heading
      )}
    </>
  );
}

const row = { gap: 1.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' };
