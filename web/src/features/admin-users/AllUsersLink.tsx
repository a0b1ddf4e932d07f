import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { LinkButton } from '@/components/LinkButton.tsx';
import { paths } from '@/lib/paths.ts';

/** The link back to the list; its arrow aligns with the page's heading. */
export function AllUsersLink() {
  return (
    <Box>
      <LinkButton
        to={paths.adminUsers}
        color="inherit"
        startIcon={<ArrowBack />}
        sx={{ marginInlineStart: -2.5 }}
      >
        All users
      </LinkButton>
    </Box>
  );
}
