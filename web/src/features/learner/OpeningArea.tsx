import Button from '@mui/material/Button';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { useEffect, useState } from 'react';
import { LoadingView, ProblemView } from '@/components/StateView.tsx';

/**
 * While it is found out who is here, where the device does not know it: a first visit, or an approval a moment ago. Where
 * nothing answers the person is told; the area still opens by itself when something does.
 */
export function OpeningArea() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), limits.delay.noAnswer);
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
