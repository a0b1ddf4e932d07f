import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin-messages';
import { useState } from 'react';
import { PageTitle } from '@/components/PageTitle.tsx';
import { AllUsersLink } from './AllUsersLink.tsx';
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
        <AllUsersLink />
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
