import Box from '@mui/material/Box';
import type { ReactNode, SyntheticEvent } from 'react';
import { Glyph } from './Glyph.tsx';

export type Severity = 'success' | 'error' | 'info';

type NoticeBarProps = {
  severity: Severity;
  /** The corner on wide screens; on a phone it spans the bottom of the page. */
  corner: 'start' | 'end';
  text: string;
  actions: ReactNode;
  /** Called when a pointer or the focus enters or leaves. */
  onHover?: (isHovered: boolean) => void;
};

const glyphs = { success: 'done', error: 'problem', info: 'info' } as const;

/**
 * A passing message at the bottom of the page, above everything else. It keeps clear of `--side`, the width of a menu
 * at the start, and `--foot`, the height of a bar at the bottom.
 */
export function NoticeBar({ severity, corner, text, actions, onHover }: NoticeBarProps) {
  // The pointer may leave while the focus is on it, and the focus while the pointer is.
  const handleLeave = ({ currentTarget }: SyntheticEvent) =>
    onHover?.(currentTarget.matches(':hover, :focus-within'));
  return (
    <Box
      role="alert"
      onMouseEnter={() => onHover?.(true)}
      onMouseLeave={handleLeave}
      onFocus={() => onHover?.(true)}
      onBlur={handleLeave}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: { xs: 8, sm: 24 },
        marginBottom: 'var(--foot)',
        marginInlineStart: 'var(--side)',
        insetInlineStart: {
          xs: 8,
          sm: corner === 'start' ? 24 : 'auto',
        },
        insetInlineEnd: { xs: 8, sm: corner === 'end' ? 24 : 'auto' },
        maxWidth: { sm: '60ch' },
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 1.5,
        paddingBlock: 1,
        paddingInlineStart: 2,
        paddingInlineEnd: 1,
        borderRadius: 1,
        cornerShape: 'notch',
        boxShadow: 6,
        bgcolor: `${severity}.main`,
        color: `${severity}.contrastText`,
        fontWeight: 600,
        '@keyframes rise': { from: { opacity: 0, transform: 'translateY(8px)' } },
        animation: 'rise 250ms ease-out',
      }}
    >
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        <Glyph name={glyphs[severity]} />
      </Box>
      <Box sx={{ flex: { xs: '1 1 60%', sm: '1 1 0' }, minWidth: 0, paddingBlock: 1 }}>{text}</Box>
      <Box sx={{ display: 'flex', flexShrink: 0, marginInlineStart: 'auto' }}>{actions}</Box>
    </Box>
  );
}
