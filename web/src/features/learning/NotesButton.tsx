import Button from '@mui/material/Button';
import { learnerMessages } from '@padavu/domain/learner-messages';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

const { notes: texts } = learnerMessages;

type NotesButtonProps = { isOpen: boolean; onToggle: () => void; children: ReactNode };

/** Opens notes, whose script and document are asked for then. */
export function NotesButton({ isOpen, onToggle, children }: NotesButtonProps) {
  return (
    <>
      <Button variant="outlined" aria-expanded={isOpen} sx={{ alignSelf: 'start' }} onClick={onToggle}>
        {isOpen ? texts.hide : texts.show}
      </Button>
      {isOpen && <Suspense>{children}</Suspense>}
    </>
  );
}
