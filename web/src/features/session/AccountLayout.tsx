import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Drawing } from '@/components/Drawing.tsx';
import type { DrawingName } from '@/components/Drawing.tsx';
import { Languages } from '@/components/Languages.tsx';
import { Logo } from '@/components/Logo.tsx';
import { SkipLink } from '@/components/SkipLink.tsx';
import { useBrand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import * as texts from './texts.ts';

/** The scene is 640 by 800: as wide as its column, and no higher than the window minus its margins. */
const sceneWidth = 'min(100%, calc((100dvh - 64px) * 0.8))';

const contentId = 'content';

const takeFocus = (main: HTMLElement | null) => main?.focus({ preventScroll: true });

/** The layout of registration and sign-in: the form, and a scene beside it on wide screens. */
export function AccountLayout({ scene }: { scene: DrawingName }) {
  const { name, tagline } = useBrand();
  // A page that is loaded or returned to appears without animation.
  const isNavigation = useNavigationType() !== NavigationType.Pop;
  const { pathname } = useLocation();
  return (
    <Box
      sx={{
        flexGrow: 1,
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        width: '100%',
        maxWidth: (theme) => theme.breakpoints.values.xl,
        marginInline: 'auto',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          // The column is 480 px wide without its padding; its content keeps `border-box`.
          boxSizing: 'content-box',
          '& > *': { boxSizing: 'border-box' },
          maxWidth: 480,
          width: { xs: 'auto', sm: 480, md: 'auto' },
          marginInline: { sm: 'auto', md: 0 },
          paddingInline: { xs: 2, sm: 3, md: 6, lg: 10 },
        }}
      >
        <SkipLink to={contentId} />
        <Box component="header" sx={{ paddingBlock: { xs: 2.5, md: 4 } }}>
          <Box
            component={Link}
            to={paths.home}
            // The name arrives with the scripts.
            aria-label={name === '' ? texts.home : undefined}
            sx={{ display: 'inline-flex', paddingBlock: 0.5, color: 'inherit', textDecoration: 'none' }}
          >
            <Logo />
          </Box>
        </Box>
        <Box
          // Another page is another element, so that it arrives and takes the focus as well.
          key={pathname}
          component="main"
          id={contentId}
          tabIndex={-1}
          ref={isNavigation ? takeFocus : null}
          sx={{
            outline: 'none',
            flexGrow: 1,
            paddingBlock: { xs: 2, md: 3 },
            overflowWrap: 'anywhere',
            '@keyframes arrive': { from: { opacity: 0, transform: 'translateY(8px)' } },
            animation: isNavigation ? 'arrive 250ms ease-out' : 'none',
          }}
        >
          <Outlet />
        </Box>
        <Typography component="footer" variant="body2" color="textSecondary" sx={{ paddingBlock: 3 }}>
          {tagline}
          {scene !== 'scene-admin' && <Languages />}
        </Typography>
      </Box>
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          justifyContent: 'flex-end',
          alignSelf: 'start',
          position: 'sticky',
          insetBlockStart: 0,
          padding: 4,
        }}
      >
        <Drawing name={scene} width={sceneWidth} ratio="4 / 5" lazy />
      </Box>
    </Box>
  );
}
