import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Page } from '@padavu/domain/site/page';
import type { PageContent, PageId } from '@padavu/domain/site/page-content';
import { pageFits, pageMessages as texts } from '@padavu/domain/site/page-input';
import { storedContents } from '@padavu/domain/site/stored-page';
import { countPageTranslations, pageInBothLanguages } from '@padavu/domain/site/page-translation';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { CommandButton } from '@/components/CommandButton.tsx';
import { FormPage } from '@/components/FormPage.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { Panel } from '@/components/Panel.tsx';
import { useTwoLanguages } from '@/components/TwoLanguages.tsx';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { refusalOf } from '@/lib/refusals.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import { publishPage, saveDraft } from './api.ts';
import { pageForms } from './page-fields.ts';
import { contentSchema, PageFields } from './page-form.ts';
import type { EditedPage } from './use-page-to-edit.ts';
import { PageFieldInput } from './PageFieldset.tsx';
import { VersionsPanel } from './VersionsPanel.tsx';

/** Where the server's refusal names the fields of a page. */
const inContent = 'content.';

/** Loaded separately, because it renders the public pages, which no other admin page needs. */
const PagePreview = lazyPart(() => import('./PagePreview.tsx').then((part) => part.PagePreview));

type PageEditorProps = { id: PageId; page: EditedPage };

/** The form of a page beside what visitors will see. */
export function PageEditor({ id, page }: PageEditorProps) {
  const notify = useNotice();
  const [isPublishing, setPublishing] = useState(false);
  const draft = useDraftForm<PageFields, PageContent>({
    draftKey: useDraftKey('page', id),
    schema: PageFields,
    resolver: zodResolver(contentSchema(id)),
    record: { values: fieldsOf(id, page.content), version: page.updatedAt },
  });
  const saving = useSaving(draft, {
    save: async (content: PageContent, version) => {
      const sent = structuredClone(draft.form.getValues());
      const saved = await saveDraft(id, content, version ?? page.updatedAt);
      if (!isPublishing) return { sent, saved };
      // The form is based on the draft that is saved, also if it cannot be published.
      draft.rebase(recordOf(id, saved), sent);
      return { sent, saved: await publishPage(id, saved.updatedAt) };
    },
    refusalOf: (error) => refusalOf(error, texts.failed),
    followsRecord: true,
    fieldOf: (path) => (path.startsWith(inContent) ? path.slice(inContent.length) : undefined),
    onSaved: (_content, { sent, saved }) => {
      draft.rebase(recordOf(id, saved), sent);
      notify({ severity: 'success', text: isPublishing ? texts.published : texts.saved });
    },
  });
  const languages = useTwoLanguages(draft, countPageTranslations);
  return (
    <Box sx={[columns, languages.isShown && wideForm]}>
      <FormPage
        saving={saving}
        languages={languages}
        notes={
          page.hasDraft &&
          !draft.isDirty && (
            <Alert severity="info">
              This is a draft. Visitors see the published page until you publish it.
            </Alert>
          )
        }
        problem={<TooLongAlert id={id} control={draft.form.control} />}
        buttons={(pending) => (
          <>
            {/* Enter presses the first submit button. */}
            <CommandButton
              type="submit"
              variant="outlined"
              pending={pending && !isPublishing}
              onClick={() => setPublishing(false)}
            >
              Save draft
            </CommandButton>
            <CommandButton
              type="submit"
              variant="contained"
              pending={pending && isPublishing}
              onClick={() => setPublishing(true)}
            >
              Publish
            </CommandButton>
          </>
        )}
      >
        {pageForms[id].map(({ title, hint, fields }) => (
          <Panel key={title} title={title}>
            {hint}
            {fields.map((field) => (
              <PageFieldInput key={field.name} draft={draft} field={field} path={field.name} />
            ))}
          </Panel>
        ))}
      </FormPage>
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        <Panel title="Preview">
          <Box sx={previewFrame}>
            <Suspense fallback="Loading the preview...">
              <PagePreview id={id} control={draft.form.control} publishedAt={page.publishedAt} />
            </Suspense>
          </Box>
        </Panel>
        <VersionsPanel id={id} version={page.updatedAt} isDirty={draft.isDirty} />
      </Stack>
    </Box>
  );
}

type TooLongAlertProps = { id: PageId; control: Control<PageFields, unknown, PageContent> };

/** Warns before the page is sent that the server will refuse it as too long. */
function TooLongAlert({ id, control }: TooLongAlertProps) {
  const fits = useWatch({ control, compute: (fields) => pageFits(storedContents[id].parse(fields)) });
  return !fits && <Alert severity="error">{texts.tooLong}</Alert>;
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** A fixed height, so that what is below does not move when the preview loads. */
const previewFrame = { height: '76vh', display: 'grid' } as const;

/** Texts in two languages need a wider form. */
const wideForm = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

const recordOf = (id: PageId, { written, updatedAt }: Page) => ({
  values: fieldsOf(id, written.content),
  version: updatedAt,
});

const fieldsOf = (id: PageId, content: PageContent): PageFields => ({ ...pageInBothLanguages(id, content) });
