import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { schoolDocument } from '@padavu/domain/school';
import { settingsMessages as texts } from '@padavu/domain/school-settings';
import type { SchoolInput, SchoolSettings } from '@padavu/domain/school-settings';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CommandButton } from '@/components/CommandButton.tsx';
import { DiscardDialog } from '@/components/ConfirmDialog.tsx';
import { FormBar } from '@/components/FormBar.tsx';
import { NewerVersionAlert, RefusalAlert, RestoredDraft } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { TwoLanguagesBar, TwoLanguagesProvider, useTwoLanguages } from '@/components/TwoLanguages.tsx';
import { useCommand } from '@/components/use-command.ts';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import { setBrand } from '@/lib/brand.ts';
import { refusalOf } from '@/lib/refusals.ts';
import { saveSettings } from './api.ts';
import { SettingsPanels } from './SettingsPanels.tsx';
import { countTexts, fieldsOf, formField, SettingsFields, SettingsForm } from './settings-form.ts';
import type { FormField } from './settings-form.ts';

const resolver = zodResolver(SettingsForm);

type SettingsEditorProps = {
  /** The uid of the administrator who owns the draft. */
  owner: string;
  /** Live: a colleague may save them meanwhile. */
  settings: SchoolSettings;
};

/** The form of the settings. Its draft is kept until it is saved or discarded, also what is typed during a save. */
export function SettingsEditor({ owner, settings }: SettingsEditorProps) {
  const notify = useNotice();
  const [isConfirming, setConfirming] = useState(false);
  const record = { values: fieldsOf(settings), version: settings.updatedAt };
  const { form, ...draftState } = useDraftForm({
    draftKey: { owner, form: 'settings', record: schoolDocument },
    schema: SettingsFields,
    resolver,
    record,
  });
  const { draft, refusal, dismiss, send } = useSaving(
    { form, ...draftState },
    {
      save: async (input: SchoolInput, version) => {
        const sent = form.getValues();
        return { sent, saved: await saveSettings(input, version ?? settings.updatedAt) };
      },
      refusalOf: (error) => refusalOf(error, texts.failed),
      followsRecord: true,
      fieldOf: formField,
      onSaved: (_input, { sent, saved }) => {
        setBrand(saved);
        draftState.rebase({ values: fieldsOf(saved), version: saved.updatedAt }, sent);
        notify({ severity: 'success', text: texts.saved });
      },
    },
  );
  useLinkedField((field) => form.setFocus(field));
  const languages = useTwoLanguages(draft, countTexts);
  const { pending, run: save } = useCommand({ send: () => form.handleSubmit(send)() });

  const submitOnce = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const discard = () => {
    draft.rebase(record, form.getValues());
    dismiss();
    setConfirming(false);
  };
  return (
    <Stack component="form" noValidate onSubmit={submitOnce} spacing={3}>
      {draft.isRestored && draft.isDirty && !draft.isOutdated && <RestoredDraft />}
      <TwoLanguagesBar {...languages} />
      <TwoLanguagesProvider value={languages.isShown}>
        <SettingsPanels draft={draft} />
      </TwoLanguagesProvider>
      <FormBar>
        {/* The listener sees this form's own save before the response arrives. */}
        {draft.isOutdated && draft.isDirty && !pending && <NewerVersionAlert onLoad={draft.loadRemote} />}
        <RefusalAlert refusal={refusal} onDismiss={dismiss} />
        <Stack direction="row" spacing={1}>
          <CommandButton type="submit" variant="contained" pending={pending}>
            Save settings
          </CommandButton>
          {draft.isDirty && (
            <Button color="inherit" onClick={() => setConfirming(true)} aria-disabled={pending}>
              Discard changes
            </Button>
          )}
        </Stack>
      </FormBar>
      <DiscardDialog open={isConfirming} onDiscard={discard} onKeep={() => setConfirming(false)} />
    </Stack>
  );
}

/** Focuses the field that the address names, such as `#chatNumber`, after the page has set the focus elsewhere. */
function useLinkedField(focus: (field: FormField) => void): void {
  const field = formField(useLocation().hash.slice(1));
  const onLink = useEffectEvent(focus);
  useEffect(() => {
    if (field === undefined) return undefined;
    const frame = requestAnimationFrame(() => onLink(field));
    return () => cancelAnimationFrame(frame);
  }, [field]);
}
