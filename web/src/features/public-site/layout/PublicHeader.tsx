import Box from '@mui/material/Box';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton } from '@/components/ActionButton.tsx';
import { wide } from '@/components/Banner.tsx';
import { Glyph } from '@/components/Glyph.tsx';
import { Logo } from '@/components/Logo.tsx';
import { containerStyles } from '@/components/container-styles.ts';
import { paths } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';
import { PublicMenu } from './PublicMenu.tsx';
import { withoutScript } from './without-script.ts';
import * as texts from '@/features/public-site/texts.ts';

/** The scroll distance in pixels after which the bar becomes compact. */
const compactAfter = 50;

/** The bar's height at the top of a page in theme spacings, which the page leaves free. */
export const headerHeight = { xs: 8, md: 10 };
const compactHeight = 7.5;

/** The fixed bar of the public site, shadowed and compact once the page is scrolled. */
export function PublicHeader() {
  const { name } = useSite().school;
  const compact = useScrolledPast(compactAfter);
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useId();

  const close = () => setOpen(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    close();
    toggle.current?.focus();
  };
  const closeOnLeaving = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <Box
      component="header"
      data-compact={compact}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: 'appBar',
        bgcolor: 'background.default',
        '--bar': (theme) => theme.spacing(compact ? compactHeight : headerHeight.xs),
        '@media (min-width: 900px)': {
          '--bar': (theme) => theme.spacing(compact ? compactHeight : headerHeight.md),
        },
        transition: 'box-shadow 250ms ease-out',
        boxShadow: compact || open ? 1 : 0,
        [withoutScript]: { position: 'static' },
      }}
    >
      <Box
        sx={[
          containerStyles,
          {
            maxWidth: wide,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            height: 'var(--bar)',
            transition: 'height 250ms ease-out',
            [withoutScript]: { height: 'auto', flexWrap: 'wrap', paddingBlock: 1 },
          },
        ]}
      >
        <Box
          component={Link}
          to={paths.home}
          onClick={close}
          aria-label={fillPlaceholders(texts.homeOf, { name })}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            color: 'inherit',
            textDecoration: 'none',
          }}
        >
          <Logo />
        </Box>
        <MenuToggle ref={toggle} open={open} menu={menu} onToggle={() => setOpen(!open)} />
        <PublicMenu id={menu} open={open} onChoose={close} />
      </Box>
    </Box>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than `pixels`. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}

type MenuToggleProps = {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  /** The id of the menu it opens. */
  menu: string;
  onToggle: () => void;
};

/** Opens and closes the menu on small screens. Without script the menu is always open and this is hidden. */
function MenuToggle({ ref, open, menu, onToggle }: MenuToggleProps) {
  return (
    <ActionButton
      ref={ref}
      variant="plain"
      aria-expanded={open}
      aria-controls={menu}
      onClick={onToggle}
      sx={{
        display: { md: 'none' },
        minHeight: 44,
        paddingInline: 2,
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <Glyph name={open ? 'close' : 'menu'} />
      {texts.menu}
    </ActionButton>
  );
}
