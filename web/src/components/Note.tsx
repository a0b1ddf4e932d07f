import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';

type NoteProps = {
  /** `status` if it may appear later, `note` if it is there from the beginning. */
  role: 'status' | 'note' | 'presentation';
  glyph?: 'info' | 'offline';
  children: ReactNode;
};

/** A piece of information within the page. */
export function Note({ role, glyph = 'info', children }: NoteProps) {
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        gap: 1.5,
        paddingBlock: 1.5,
        paddingInline: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        cornerShape: 'notch',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flexShrink: 0, color: 'info.main', display: 'flex' }}>
        <Glyph name={glyph} />
      </Box>
      <Box sx={{ minWidth: 0, typography: 'body1' }}>{children}</Box>
    </Box>
  );
}
