import { filled } from '@padavu/domain/filled';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Glyph } from '@/components/Glyph.tsx';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import { useLanguageLinks } from '@/components/Languages.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { paths } from '@/lib/paths.ts';
import * as texts from './texts.ts';

/**
 * The person's initial and name; behind them the own account, the other languages and the way out. Plain elements, because Material UI's menu weighs 12 KiB with
 * what places and moves it, and took a slow phone half a second to open.
 */
export function AccountMenu({ name, onSignOut }: { name: string; onSignOut: () => void }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const languages = useLanguageLinks();
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
        <VisuallyHidden component="span">{filled(texts.accountMenuOf, { name })}</VisuallyHidden>
        <Glyph name="down" />
      </Box>
      {open && (
        <Box id={id} role="menu" aria-label={filled(texts.accountMenuOf, { name })} sx={paper}>
          <Box
            component={Link}
            to={paths.learnerAccount}
            role="menuitem"
            ref={takeFocus}
            onClick={close}
            sx={[plain, { width: '100%', gap: 1.5, paddingInline: 2, textDecoration: 'none' }]}
          >
            <Glyph name="person" />
            {texts.yourAccount}
          </Box>
          {languages.map(({ children: own, ...to }) => (
            <Box
              key={to.lang}
              component="a"
              {...to}
              role="menuitem"
              sx={[plain, inItsOwnScript, { width: '100%', gap: 1.5, paddingInline: 2 }]}
            >
              <Box component="span" aria-hidden sx={{ width: 24, textAlign: 'center', fontWeight: 700 }}>
                {own.slice(0, 1)}
              </Box>
              {own}
            </Box>
          ))}
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
            {texts.signOut}
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

/** A device's own letters: one word is not worth those of another script. */
const inItsOwnScript = { fontFamily: 'sans-serif', textDecoration: 'none' } as const;

const paper = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: '100%',
  zIndex: 'modal',
  minWidth: '11rem',
  whiteSpace: 'nowrap',
  marginTop: 0.5,
  paddingBlock: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cornerShape: 'notch',
  bgcolor: 'background.paper',
  boxShadow: 8,
} as const;
