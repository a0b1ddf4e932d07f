import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { LinkButton } from './LinkButton.tsx';
import { wordsAtStart } from './text-button.ts';

type BackLinkProps = {
  to: string;
  /** The list that it leads to. */
  children: string;
};

/** The link back to a list; its arrow aligns with the page's heading. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Box>
      <LinkButton to={to} color="inherit" startIcon={<ArrowBack />} sx={wordsAtStart}>
        {children}
      </LinkButton>
    </Box>
  );
}
