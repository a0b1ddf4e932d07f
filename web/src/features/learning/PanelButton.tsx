import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { firstClick } from '@/components/first-click.ts';
import * as texts from './texts.ts';

type PanelButtonProps = {
  show: string;
  hide: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** Opens a panel. The panel's code and documents are fetched then. */
export function PanelButton({ show, hide, isOpen, onToggle, children }: PanelButtonProps) {
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        sx={{ alignSelf: 'start' }}
        onClick={firstClick(onToggle)}
      >
        {isOpen ? hide : show}
      </Button>
      {isOpen && (
        <Suspense fallback={<Typography role="status">{texts.oneMoment}</Typography>}>{children}</Suspense>
      )}
    </>
  );
}
