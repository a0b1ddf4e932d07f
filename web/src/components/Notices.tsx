import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';

type Notice = { severity: 'success' | 'error' | 'info'; text: string };

const NoticeContext = createContext<(notice: Notice) => void>(() => {});

/** Says something in passing, at the foot of the page. */
export const useNotice = () => use(NoticeContext);

/** Shows the notices of everything inside, the newest alone. */
export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<(Notice & { id: number }) | null>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback((next: Notice) => {
    setNotice((last) => ({ ...next, id: (last?.id ?? 0) + 1 }));
    setOpen(true);
  }, []);
  return (
    <NoticeContext value={show}>
      {children}
      <Snackbar
        key={notice?.id}
        open={open}
        autoHideDuration={notice?.severity === 'error' ? null : 6000}
        onClose={(_event, cause) => cause !== 'clickaway' && setOpen(false)}
      >
        {notice ? (
          <Alert severity={notice.severity} variant="filled" onClose={() => setOpen(false)}>
            {notice.text}
          </Alert>
        ) : undefined}
      </Snackbar>
    </NoticeContext>
  );
}
