import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Logo } from '@/components/Logo.tsx';
import { onLeaf } from './on-leaf.ts';

/** The bar of a small screen, with the button that opens the menu. */
export function AdminBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  return (
    <Box component="header" sx={[onLeaf, bar]}>
      <Logo size={32} />
      <IconButton
        color="inherit"
        edge="end"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <MenuIcon />
      </IconButton>
    </Box>
  );
}

const bar = {
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  justifyContent: 'space-between',
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  paddingInline: 2,
  paddingBlock: 1,
};
