import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { useState } from 'react';
import { BackLink } from '@/components/BackLink.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { paths } from '@/lib/paths.ts';
import { StatementForm } from './StatementForm.tsx';
import { StatementMatches } from './StatementMatches.tsx';
import type { MatchedStatement } from './statement.ts';

/** Matches a bank statement with the pending users, and approves those that are ticked (docs/decisions/128). */
export function StatementPage() {
  const [matched, setMatched] = useState<MatchedStatement>();
  return (
    <Stack spacing={3}>
      <PageTitle>{adminMessages.users.statement}</PageTitle>
      <Stack spacing={1}>
        <BackLink to={paths.adminUsers}>All users</BackLink>
        <Typography variant="h1">{adminMessages.users.statement}</Typography>
      </Stack>
      {matched ? (
        <StatementMatches {...matched} onRestart={() => setMatched(undefined)} />
      ) : (
        <StatementForm onFound={setMatched} />
      )}
    </Stack>
  );
}
