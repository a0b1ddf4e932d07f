import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { createContext, use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import type { Severity } from './NoticeBar.tsx';
import { close } from './texts.ts';

type Notice = {
  severity: Severity;
  text: string;
  /** An action that the notice offers, such as undo. */
  action?: { label: string; run: () => void };
};

const NoticeContext = createContext<(notice: Notice) => void>(() => {});

/** Shows a notice at the bottom of the page. */
export const useNotice = () => use(NoticeContext);

/** Milliseconds that a success stays, longer if it offers an action; an error stays until it is closed. */
const lifetime = 6000;
const lifetimeWithAction = 12_000;

/** Shows the notices of its descendants, only the newest at a time. */
export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<(Notice & { id: number }) | null>(null);
  const show = useCallback((next: Notice) => setNotice((last) => ({ ...next, id: (last?.id ?? 0) + 1 })), []);
  const dismiss = useCallback(() => setNotice(null), []);
  return (
    <NoticeContext value={show}>
      {children}
      {notice && <PassingNotice key={notice.id} {...notice} onClose={dismiss} />}
    </NoticeContext>
  );
}

/**
 * Closes after a while, but not while a pointer or the focus is on it. Escape closes it at once. Control or Command and
 * Z take its action, because it is at the end of the page, far from where somebody works with the keyboard; in a field
 * they undo what was typed, as everywhere.
 */
function PassingNotice(props: Notice & { onClose: () => void }) {
  const { severity, text, action, onClose } = props;
  const [isHovered, setHovered] = useState(false);
  const hasAction = action !== undefined;

  useEffect(() => {
    if (isHovered || severity === 'error') return undefined;
    const timer = setTimeout(onClose, hasAction ? lifetimeWithAction : lifetime);
    return () => clearTimeout(timer);
  }, [isHovered, severity, hasAction, onClose]);

  const takeAction = () => {
    onClose();
    action?.run();
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') onClose();
    else if (action && event.key === 'z' && (event.ctrlKey || event.metaKey) && !isInField(event)) {
      event.preventDefault();
      takeAction();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <NoticeBar
      severity={severity}
      corner="start"
      text={text}
      onHover={setHovered}
      actions={
        <>
          {action && (
            <Button color="inherit" aria-keyshortcuts="Control+Z" onClick={takeAction}>
              {action.label}
              {/* For those who work without a pointer. */}
              <Box
                component="small"
                aria-hidden
                sx={{ display: { xs: 'none', md: 'inline' }, marginInlineStart: 1 }}
              >
                {actionKeys}
              </Box>
            </Button>
          )}
          <IconButton color="inherit" aria-label={close} onClick={onClose}>
            <Glyph name="close" />
          </IconButton>
        </>
      }
    />
  );
}

/** The names of keys are the same in every language. */
const actionKeys = 'Ctrl+Z';

const isInField = ({ target }: Event) =>
  target instanceof Element && target.matches('textarea, input:not([type=checkbox])');
