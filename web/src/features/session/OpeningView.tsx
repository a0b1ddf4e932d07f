import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormShapes } from '@/components/FormShapes.tsx';
import { Shape } from '@/components/Shape.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';
import * as texts from './texts.ts';

/**
 * Replaces the sign-in form while the page of a signed-in person loads. `action` is a button to use another account.
 */
export function OpeningView({ action }: { action?: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <SkeletonView text={texts.opening}>
        <Shape width="min(70%, 22rem)" height={5} sx={{ marginBottom: 4 }} />
        <FormShapes fields={2} />
      </SkeletonView>
      {action}
    </Box>
  );
}
