import Stack from '@mui/material/Stack';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { PanelShapes } from '@/components/page-shapes.tsx';
import { PageHeading } from '@/components/PageHeading.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { NewsletterPanel } from './NewsletterPanel.tsx';
import { SettingsEditor } from './SettingsEditor.tsx';
import { useSchool } from './queries.ts';

/** The settings of the school: its texts, its contact details and how it is paid (docs/decisions/123). */
export function SettingsPage() {
  const { live, retry } = useSchool();
  return (
    <Stack spacing={3}>
      <PageHeading title={adminMessages.area.settings} />
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
