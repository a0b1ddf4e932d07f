import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin-messages';
import { PanelShapes } from '@/components/page-shapes.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { NewsletterPanel } from './NewsletterPanel.tsx';
import { SettingsEditor } from './SettingsEditor.tsx';
import { useSchool } from './queries.ts';

/** The settings of the school: its texts, its contact details and how it is paid (docs/decisions/123); its newsletter. */
export function SettingsPage() {
  const { live, retry } = useSchool();
  return (
    <Stack spacing={3}>
      <PageTitle>{adminMessages.area.settings}</PageTitle>
      <Typography variant="h1">{adminMessages.area.settings}</Typography>
      <QueryState
        query={live}
        onRetry={retry}
        loading="Loading the settings..."
        shapes={<PanelShapes panels={2} columns={1} />}
      >
        {({ data }) => (
          <Stack spacing={3}>
            <SettingsEditor settings={data} />
            <NewsletterPanel />
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}
