import Typography from '@mui/material/Typography';
import { languageNames } from '@padavu/domain/language/language';
import { schoolDay } from '@padavu/domain/school/school-day';
import type { NewsletterRecipient } from '@padavu/domain/site/subscriber';
import { ExportControl } from '@/components/ExportControl.tsx';
import { Panel } from '@/components/Panel.tsx';
import { pluralize } from '@/components/pluralize.ts';
import { csvFileName } from '@/lib/csv-file-name.ts';
import { useBrand } from '@/lib/brand.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { newsletterRecipients } from './api.ts';

const heading = ['Email', 'Language', 'Confirmed (UTC)', 'Link to unsubscribe'];

const rowOf = ({ email, language, confirmedAt, unsubscribeUrl }: NewsletterRecipient) => [
  email,
  languageNames[language],
  confirmedAt?.toISOString() ?? '',
  unsubscribeUrl,
];

/** Exports the addresses to which the school may send its newsletter (docs/decisions/116). */
export function NewsletterPanel() {
  const school = useBrand();
  return (
    <Panel
      title="Newsletter"
      action={
        <ExportControl
          label="Export CSV"
          pages={newsletterRecipients}
          fileOf={(recipients) => ({
            name: csvFileName(school, 'newsletter', schoolDay(school, serverNow())),
            rows: [heading, ...recipients.map(rowOf)],
          })}
          countOf={(count) => pluralize(count, 'address', 'addresses')}
          emptyText="Nobody has confirmed an address yet."
          failed={(reason) => reason ?? 'Failed to export the addresses. Please try again.'}
        />
      }
    >
      <Typography>
        The confirmed addresses for your own mail tool, each with its link to unsubscribe, which every mail
        must contain. Export them anew for each newsletter: some may have unsubscribed. The site promises them
        one letter a month.
      </Typography>
    </Panel>
  );
}
