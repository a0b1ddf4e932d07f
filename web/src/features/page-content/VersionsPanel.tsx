import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PageId } from '@padavu/domain/site/page-content';
import { pageMessages as texts } from '@padavu/domain/site/page-input';
import { CommandButton } from '@/components/CommandButton.tsx';
import { MediumMoment } from '@/components/MediumDate.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { useCommand } from '@/components/use-command.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { restoreVersion } from './api.ts';
import { versionsOf } from './queries.ts';
import type { Version } from './queries.ts';

type VersionsPanelProps = {
  id: PageId;
  /** The current version of the page. The server refuses a restore if it has changed. */
  version: Date;
  /** Whether there are unsaved changes, which a restore would conflict with. */
  isDirty: boolean;
};

/** The published versions of the page; each older one can be restored as the draft. */
export function VersionsPanel({ id, version, isDirty }: VersionsPanelProps) {
  const { live, retry } = useLiveQuery(versionsOf(id));
  return (
    <Panel title="History">
      <QueryState query={live} onRetry={retry} loading="Loading the history...">
        {({ data }) =>
          data.length === 0 ? (
            <Typography color="textSecondary">Every time you publish, the page is kept here.</Typography>
          ) : (
            <Stack component="ul" spacing={1} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {data.map((older, index) => (
                <Stack key={older.id} component="li" direction="row" sx={row}>
                  <span>
                    <MediumMoment value={older.publishedAt} />
                    {index === 0 && ' (published now)'}
                  </span>
                  {index > 0 && <RestoreButton page={id} older={older} version={version} isDirty={isDirty} />}
                </Stack>
              ))}
            </Stack>
          )
        }
      </QueryState>
      {isDirty && (
        <Typography color="textSecondary">Save or discard your changes to put a version back.</Typography>
      )}
    </Panel>
  );
}

const row = { alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 44 } as const;

type RestoreButtonProps = { page: PageId; older: Version; version: Date; isDirty: boolean };

/** Restores a version as the draft. */
function RestoreButton({ page, older, version, isDirty }: RestoreButtonProps) {
  const { pending, run } = useCommand({
    send: () => restoreVersion(page, older.id, version),
    done: () => ({ text: texts.restored }),
    failed: (error) => reasonOf(error, texts.failed),
  });
  return (
    <CommandButton
      variant="outlined"
      pending={pending}
      disabled={isDirty}
      onClick={run}
      aria-label={`Restore version ${older.id}`}
    >
      Restore
    </CommandButton>
  );
}
