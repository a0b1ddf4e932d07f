import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { messages } from '@padavu/domain/messages';
import { useState } from 'react';
import { MediumMoment } from '@/components/MediumDate.tsx';
import { Panel } from '@/components/Panel.tsx';
import { failureMessage } from '@/lib/firebase/failure.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { historyOf } from './account-queries.ts';
import type { HistoryEntry } from './account-queries.ts';
import { historyLines, historyTitle } from './history-text.ts';

const pageSize = 10;
const none: readonly HistoryEntry[] = [];

const idsOf = (entries: readonly HistoryEntry[]) => entries.map(({ id }) => id).join();

/** What administrators did to an account, the latest first, live and a page at a time. */
export function UserHistory({ uid }: { uid: string }) {
  const [reach, setReach] = useState(pageSize);
  const { live, retry } = useLiveQuery(historyOf(uid, reach + 1));
  const [onHand, setOnHand] = useState(none);
  // The entries on hand stand while further ones are on their way.
  if (live.state === 'ready' && idsOf(live.data) !== idsOf(onHand)) setOnHand(live.data);
  const shown = live.state === 'ready' ? live.data : onHand;
  return (
    <Panel title="History">
      <Content
        state={live.state === 'loading' && shown.length > 0 ? 'ready' : live.state}
        error={live.state === 'failed' ? live.error : null}
        entries={shown.slice(0, reach)}
        onMore={shown.length > reach ? () => setReach(reach + pageSize) : null}
        onRetry={retry}
      />
    </Panel>
  );
}

type ContentProps = {
  state: 'loading' | 'failed' | 'ready';
  error: Error | null;
  entries: readonly HistoryEntry[];
  onMore: (() => void) | null;
  onRetry: () => void;
};

function Content({ state, error, entries, onMore, onRetry }: ContentProps) {
  switch (state) {
    case 'loading':
      return <Typography color="textSecondary">Loading history...</Typography>;
    case 'failed':
      return (
        <>
          <Typography role="alert" color="error">
            {(error && failureMessage(error)) ?? messages.server.error}
          </Typography>
          <Button variant="outlined" onClick={onRetry} sx={{ alignSelf: 'start' }}>
            Try again
          </Button>
        </>
      );
    case 'ready':
      return entries.length === 0 ? (
        <Typography color="textSecondary">
          Nothing yet: what administrators do to this account is told here.
        </Typography>
      ) : (
        <>
          <Box component="ol" aria-label="History" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Box>
          {onMore && (
            <Button variant="outlined" onClick={onMore} sx={{ alignSelf: 'center' }}>
              Show more
            </Button>
          )}
        </>
      );
    default:
      return assertNever(state);
  }
}

function Entry({ entry }: { entry: HistoryEntry }) {
  return (
    <Box
      component="li"
      sx={{ paddingBlock: 1.5, '& + li': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontWeight: 650 }}>{historyTitle(entry)}</Typography>
      {historyLines(entry).map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      <Typography variant="body2" color="textSecondary">
        {entry.actor.name}, <MediumMoment value={entry.at} />
      </Typography>
    </Box>
  );
}
