import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useState } from 'react';
import { keepAppOnDevice } from '@/lib/app-on-device.ts';

/** Keeps the learner's area on the device, and offers a newer version of it when there is one. */
export function NewVersion() {
  const [offer, setOffer] = useState<{ reload: () => void } | null>(null);
  const [isOpen, setOpen] = useState(true);

  useEffect(() => {
    // After the page itself has what it needs: on a slow network the lesson comes first.
    const keep = () => {
      keepAppOnDevice((reload) => setOffer({ reload })).catch(() => undefined);
    };
    const timer = setTimeout(keep, afterThePage);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Snackbar open={offer !== null && isOpen} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}>
      <Alert
        severity="info"
        variant="filled"
        action={
          <>
            <Button color="inherit" onClick={offer?.reload}>
              Reload
            </Button>
            <Button color="inherit" onClick={() => setOpen(false)}>
              Later
            </Button>
          </>
        }
      >
        There is a new version of this site.
      </Alert>
    </Snackbar>
  );
}

/** Milliseconds. */
const afterThePage = 2000;
