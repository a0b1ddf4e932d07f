import ExpandMore from '@mui/icons-material/ExpandMore';
import Logout from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';

/** The person's initial and name; behind them the way out. */
export function AccountMenu({ name, onSignOut }: { name: string; onSignOut: () => void }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ gap: 1, paddingInline: 0.75, minWidth: 0 }}
      >
        <InitialAvatar name={name} />
        <Typography
          component="span"
          variant="body2"
          noWrap
          aria-hidden
          sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: '16ch', fontWeight: 650 }}
        >
          {name}
        </Typography>
        <VisuallyHidden component="span">{`Account menu of ${name}`}</VisuallyHidden>
        <ExpandMore fontSize="small" aria-hidden />
      </Button>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // In the page's header, which is a landmark; the end of the page is none.
        container={anchor?.parentElement ?? null}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onSignOut();
          }}
        >
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          Sign out
        </MenuItem>
      </Menu>
    </>
  );
}
