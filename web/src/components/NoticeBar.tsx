import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';

export type Severity = 'success' | 'error' | 'info';

type NoticeBarProps = {
  severity: Severity;
  /** The corner that it stands in on wide screens; on a phone it takes the whole foot of the page. */
  corner: 'start' | 'end';
  text: string;
  /** Pixels of a menu at the start of wide screens that it does not cover. */
  beside?: number;
  /** What can be done about it. */
  actions: ReactNode;
  /** Whether a pointer or the focus is on it. */
  onHold?: (held: boolean) => void;
};

const glyphs = { success: 'done', error: 'problem', info: 'info' } as const;

/** Something said in passing at the foot of the page, above everything else. */
export function NoticeBar({ severity, corner, beside = 0, text, actions, onHold }: NoticeBarProps) {
  return (
    <Box
      role="alert"
      onMouseEnter={() => onHold?.(true)}
      onMouseLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: { xs: 8, sm: 24 },
        insetInlineStart: {
          xs: 8,
          ...(corner === 'start' ? { sm: 24, md: beside + 24 } : { sm: 'auto' }),
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
