import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Glyph } from '@/components/Glyph.tsx';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { paths } from '@/lib/paths.ts';

/**
 * The person's initial and name; behind them the own account and the way out. Plain elements, because Material UI's menu weighs 12 KiB with
 * what places and moves it, and took a slow phone half a second to open.
 */
export function AccountMenu({ name, onSignOut }: { name: string; onSignOut: () => void }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  return (
    <Box
      ref={frame}
      sx={{ position: 'relative' }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && !open) setOpen(true);
        else if (event.key === 'Escape' && open) close();
        else if (isArrow(event.key) && open) moveFocus(frame.current, event.key === 'ArrowDown' ? 1 : -1);
        else return;
        event.preventDefault();
      }}
    >
      <Box
        component="button"
        type="button"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        sx={[plain, { gap: 1, paddingInline: 0.75 }]}
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
        <Glyph name="down" />
      </Box>
      {open && (
        <Box id={id} role="menu" aria-label={`Account menu of ${name}`} sx={paper}>
          <Box
            component={Link}
            to={paths.learnerAccount}
            role="menuitem"
            ref={takeFocus}
            onClick={close}
            sx={[plain, { width: '100%', gap: 1.5, paddingInline: 2, textDecoration: 'none' }]}
          >
            <Glyph name="person" />
            Your account
          </Box>
          <Box
            component="button"
            type="button"
            role="menuitem"
            onClick={() => {
              close();
              onSignOut();
            }}
            sx={[plain, { width: '100%', gap: 1.5, paddingInline: 2 }]}
          >
            <Glyph name="leave" />
            Sign out
          </Box>
        </Box>
      )}
    </Box>
  );
}

const isArrow = (key: string) => key === 'ArrowDown' || key === 'ArrowUp';

/** To the next item of the menu, or the one before, around its ends. */
function moveFocus(frame: HTMLElement | null, by: 1 | -1): void {
  const items = [...(frame?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const current = items.findIndex((item) => item === document.activeElement);
  items.at((current + by) % items.length)?.focus();
}

const takeFocus = (item: HTMLElement | null) => item?.focus();

const plain = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  border: 0,
  borderRadius: 1,
  cornerShape: 'notch',
  bgcolor: 'transparent',
  color: 'inherit',
  typography: 'body1',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const paper = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: '100%',
  zIndex: 'modal',
  minWidth: '11rem',
  marginTop: 0.5,
  paddingBlock: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cornerShape: 'notch',
  bgcolor: 'background.paper',
  boxShadow: 8,
} as const;
