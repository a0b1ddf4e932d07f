import Button from '@mui/material/Button';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

type PanelButtonProps = {
  show: string;
  hide: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** Opens a panel, whose script and documents are asked for then. */
export function PanelButton({ show, hide, isOpen, onToggle, children }: PanelButtonProps) {
  return (
    <>
      <Button variant="outlined" aria-expanded={isOpen} sx={{ alignSelf: 'start' }} onClick={onToggle}>
        {isOpen ? hide : show}
      </Button>
      {isOpen && <Suspense>{children}</Suspense>}
    </>
  );
}
