import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from './LinkButton.tsx';
import { wordsAtStart } from './text-button.ts';

/** The `state` of a link from a list to a record, by which `BackLink` knows that the list is one step back. */
export const useListState = (): { list: string } => ({ list: useLocation().pathname });

type BackLinkProps = {
  to: string;
  /** The list that it leads to. */
  children: string;
};

/**
 * The link back to a list; its arrow aligns with the page's heading. It goes back in the history if the page was opened
 * from the list, which then is as it was left: its filter, its page, and where it was scrolled to.
 */
export function BackLink({ to, children }: BackLinkProps) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isOneStepBack = typeof state === 'object' && state !== null && 'list' in state && state.list === to;
  const goBack = (event: MouseEvent) => {
    if (!isOneStepBack || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Box>
      <LinkButton to={to} onClick={goBack} color="inherit" startIcon={<ArrowBack />} sx={wordsAtStart}>
        {children}
      </LinkButton>
    </Box>
  );
}
