import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { steppedClip } from './stepped-clip.ts';

/**
 * A dark ground with stepped corners, nearly full width. Text on it is white, marks and focus rings are brass, in light
 * and dark.
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

/** The maximum width of a banner and of content aligned with it. */
export const wide = (theme: Theme) => theme.spacing(220);

/** The focus ring on a dark ground. */
export const brassFocus = {
  '&& :focus-visible': { outline: '3px solid var(--mui-palette-scene-brass)', outlineOffset: 2 },
} as const;
