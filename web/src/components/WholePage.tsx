import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

type WholePageProps = { title: string; sx?: SxProps<Theme>; children: ReactNode };

/** A page without header and footer: a drawing, a few words and the next step, centred in the window. */
export function WholePage({ title, sx, children }: WholePageProps) {
  return (
    <Box
      component="main"
      sx={[
        {
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'center',
          flexGrow: 1,
          gap: 2,
          padding: 3,
          textAlign: 'center',
        },
        ...[sx ?? []].flat(),
      ]}
    >
      <PageTitle>{title}</PageTitle>
      {children}
    </Box>
  );
}
