import Button from '@mui/material/Button';
import { messages } from '@padavu/domain/messages';
import { useEffect, useState } from 'react';
import { LoadingView, ProblemView } from '@/components/StateView.tsx';

/** Milliseconds after which a person should know that nothing answers; the area still opens by itself when it does. */
const patience = 12_000;

/** While it is found out who is here, where the device does not know it: a first visit, or an approval a moment ago. */
export function OpeningArea() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <LoadingView text="One moment..." />;
  return (
    <ProblemView
      message={messages.login.network}
      action={
        <Button variant="contained" onClick={() => location.reload()}>
          {messages.courseViewer.retry}
        </Button>
      }
    />
  );
}
