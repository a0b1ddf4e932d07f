import Box from '@mui/material/Box';
import { useState } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { SkipLink } from '@/components/SkipLink.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { headerHeight, PublicHeader } from './PublicHeader.tsx';
import { useFocusOnPageChange } from '@/components/use-focus-on-page-change.ts';
import { withoutScript } from './without-script.ts';

const content = 'content';

/** The frame of the public site: header, page and footer. */
export function PublicLayout() {
  const main = useFocusOnPageChange(useMatches().at(-1)?.id);
  const [year] = useState(() => new Date().getFullYear());
  return (
    <>
      <SkipLink to={content} />
      <PublicHeader />
      <Box
        component="main"
        id={content}
        ref={main}
        tabIndex={-1}
        sx={{
          flexGrow: 1,
          paddingTop: headerHeight,
          overflowX: 'clip',
          outline: 'none',
          [withoutScript]: { paddingTop: 0 },
        }}
      >
        <Outlet />
      </Box>
      <PublicFooter year={year} />
    </>
  );
}
