import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { NoticeBar } from '@/components/NoticeBar.tsx';
import { keepAppOnDevice } from '@/lib/app-on-device.ts';

/** Keeps the learner's area on the device, and offers a newer version of it when there is one. */
export function NewVersion() {
  const [offer, setOffer] = useState<{ reload: () => void } | null>(null);

  useEffect(() => {
    // After the page itself has what it needs: on a slow network the lesson comes first.
    const keep = () => {
      keepAppOnDevice((reload) => setOffer({ reload })).catch(() => undefined);
    };
    const timer = setTimeout(keep, afterThePage);
    return () => clearTimeout(timer);
  }, []);

  if (offer === null) return null;
  return (
    <NoticeBar
      severity="info"
      corner="end"
      text="There is a new version of this site."
      actions={
        <>
          <Button color="inherit" onClick={offer.reload}>
            Reload
          </Button>
          <Button color="inherit" onClick={() => setOffer(null)}>
            Later
          </Button>
        </>
      }
    />
  );
}

/** Milliseconds. */
const afterThePage = 2000;
