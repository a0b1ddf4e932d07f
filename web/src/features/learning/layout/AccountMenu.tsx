import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Glyph } from '@/components/Glyph.tsx';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import { nameFont, useLanguageLinks } from '@/components/Languages.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { paths } from '@/lib/paths.ts';
import * as texts from '@/features/learning/texts.ts';

/**
 * The button with the person's initial and name, and its menu: the account, the other languages and signing out. It
 * uses plain elements, because Material UI's menu adds 12 KiB to position and animate itself, and took half a second to
 * open on a slow phone.
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
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
    };
  }, [open]);

  return (
    <Box
      ref={frame}
      sx={{ position: 'relative' }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && !open) setOpen(true);
        else if (event.key === 'Escape' && open) close();
        else if (!open || !moveFocus(frame.current, event.key)) return;
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
        <VisuallyHidden component="span">{fillPlaceholders(texts.accountMenuOf, { name })}</VisuallyHidden>
        <Glyph name="down" />
      </Box>
      {open && (
        <Box id={id} role="menu" aria-label={fillPlaceholders(texts.accountMenuOf, { name })} sx={paper}>
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
          {languages.map(({ children: ownName, ...link }) => (
            <Box
              key={link.lang}
              component="a"
              {...link}
              role="menuitem"
              sx={[plain, nameFont, { width: '100%', gap: 1.5, paddingInline: 2, textDecoration: 'none' }]}
            >
              <Box component="span" aria-hidden sx={{ width: 24, textAlign: 'center', fontWeight: 700 }}>
                {ownName.slice(0, 1)}
              </Box>
              {ownName}
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

/** Moves the focus by an arrow key, around the ends of the menu, or by Home and End. @returns false for other keys */
function moveFocus(frame: HTMLElement | null, key: string): boolean {
  const items = [...(frame?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const current = items.findIndex((item) => item === document.activeElement);
  const index = { ArrowDown: (current + 1) % items.length, ArrowUp: current - 1, Home: 0, End: -1 }[key];
  if (index !== undefined) items.at(index)?.focus();
  return index !== undefined;
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
  width: 'max-content',
  // Enlarged text does not fit a narrow window.
  maxWidth: '90vw',
  marginTop: 0.5,
  paddingBlock: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cornerShape: 'notch',
  bgcolor: 'background.paper',
  boxShadow: 8,
} as const;
