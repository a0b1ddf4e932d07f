import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { ActionLink } from '@/components/ActionLink.tsx';
import { paths } from '@/lib/paths.ts';
import { withoutScript } from './without-script.ts';
import * as texts from '@/features/public-site/texts.ts';

const links = [
  { to: paths.home, label: texts.home },
  { to: paths.about, label: texts.about },
  { to: paths.contact, label: texts.contact },
] as const;

type PublicMenuProps = { id: string; open: boolean; onChoose: () => void };

/** The header's links: a row on large screens, on small ones a panel that slides in from the side below the bar. */
export function PublicMenu({ id, open, onChoose }: PublicMenuProps) {
  return (
    <>
      <Box aria-hidden onClick={onChoose} sx={[backdrop, !open && { display: 'none' }]} />
      <Box component="nav" id={id} aria-label={texts.mainMenu} data-open={open} sx={[row, panel]}>
        {links.map(({ to, label }) => (
          <Box key={to} component={NavLink} to={to} end onClick={onChoose} sx={link}>
            {label}
          </Box>
        ))}
        <ActionLink
          to={paths.login}
          variant="plain"
          onClick={onChoose}
          sx={[button, { marginTop: { xs: 2, md: 0 }, marginLeft: { md: 1.5 } }]}
        >
          {texts.login}
        </ActionLink>
        <ActionLink to={paths.register} onClick={onChoose} sx={button}>
          {texts.register}
        </ActionLink>
      </Box>
    </>
  );
}

/** Positions the panel below the bar, whatever its current height. */
const belowBar = 'var(--bar)';

const row = { display: 'flex', flexShrink: 0, alignItems: { md: 'center' }, gap: 1 } as const;

const panel = {
  '@media (max-width: 899.95px)': {
    position: 'fixed',
    top: belowBar,
    right: 0,
    bottom: 0,
    width: (theme: Theme) => `min(100%, ${theme.spacing(42)})`,
    paddingInline: 2,
    paddingBlock: 3,
    flexDirection: 'column',
    overflowY: 'auto',
    bgcolor: 'background.default',
    transition: 'transform 250ms ease-out, visibility 250ms',
    '&[data-open="false"]': { transform: 'translateX(100%)', visibility: 'hidden' },
  },
  // Without script nothing could open the panel, so the links are below the logo.
  [withoutScript]: {
    '&&': {
      position: 'static',
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      width: '100%',
      padding: 0,
      transform: 'none',
      visibility: 'visible',
      '& > a': { marginTop: 0 },
    },
  },
} as const;

const backdrop = {
  display: { md: 'none' },
  position: 'fixed',
  inset: 0,
  top: belowBar,
  bgcolor: 'scene.night',
  opacity: 0.4,
} as const;

const button = { minHeight: { md: 44 }, paddingInline: 2.5 } as const;

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  paddingInline: 1.5,
  color: 'text.primary',
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { color: 'primary.main' },
  // Marks the current page.
  '&[aria-current="page"]': { boxShadow: 'inset 0 -3px var(--mui-palette-secondary-light)' },
} as const;
