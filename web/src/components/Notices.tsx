import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import type { Severity } from './NoticeBar.tsx';

type Notice = {
  severity: Severity;
  text: string;
  /** What can be done about it right away, such as undoing it. */
  action?: { label: string; run: () => void };
};

const NoticeContext = createContext<(notice: Notice) => void>(() => {});

/** Says something in passing, at the foot of the page. */
export const useNotice = () => use(NoticeContext);

/** Milliseconds that good news stay, and longer where something can be done about them; a problem stays until it is closed. */
const stay = 6000;
const stayWithAction = 12_000;

/** Shows the notices of everything inside, the newest alone. */
export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<(Notice & { id: number }) | null>(null);
  const show = useCallback((next: Notice) => setNotice((last) => ({ ...next, id: (last?.id ?? 0) + 1 })), []);
  const close = useCallback(() => setNotice(null), []);
  return (
    <NoticeContext value={show}>
      {children}
      {notice && <PassingNotice key={notice.id} {...notice} onClose={close} />}
    </NoticeContext>
  );
}

/** Goes by itself, but not under the eyes of whoever is at it; Escape closes it at once. */
function PassingNotice(props: Notice & { onClose: () => void }) {
  const { severity, text, action, onClose } = props;
  const [held, setHeld] = useState(false);
  const hasAction = action !== undefined;

  useEffect(() => {
    if (held || severity === 'error') return undefined;
    const timer = setTimeout(onClose, hasAction ? stayWithAction : stay);
    return () => clearTimeout(timer);
  }, [held, severity, hasAction, onClose]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) =>
      event.key === 'Escape' && !event.defaultPrevented && onClose();
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onClose]);

  return (
    <NoticeBar
      severity={severity}
      corner="start"
      text={text}
      onHold={setHeld}
      actions={
        <>
          {action && (
            <Button
              color="inherit"
              onClick={() => {
                onClose();
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton color="inherit" aria-label="Close" onClick={onClose}>
            <Glyph name="close" />
          </IconButton>
        </>
      }
    />
  );
}
