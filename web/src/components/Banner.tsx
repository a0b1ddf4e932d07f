import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { steppedClip } from './stepped-clip.ts';

/**
 * A deep ground with stepped corners that runs nearly from edge to edge. Words on it are cloth white, marks and focus
 * rings brass, in light and dark alike.
 */
export function Banner({ ground, children }: { ground: 'leaf' | 'deepLeaf' | 'storm'; children: ReactNode }) {
  return (
    <Box
      sx={[
        { position: 'relative', height: '100%', bgcolor: `scene.${ground}`, color: 'scene.cloth' },
        brassFocus,
        steppedClip,
      ]}
    >
      {children}
    </Box>
  );
}

/** How wide a banner grows, and what is in line with it. */
export const wide = (theme: Theme) => theme.spacing(220);

/** The focus ring of what stands on a deep ground. */
export const brassFocus = {
  '&& :focus-visible, && .Mui-focusVisible': { outlineColor: 'var(--mui-palette-scene-brass)' },
} as const;
