import { zodResolver } from '@hookform/resolvers/zod';
import { schoolDocument } from '@padavu/domain/school/school';
import { settingsMessages as texts } from '@padavu/domain/school/school-settings';
import type { SchoolInput, SchoolSettings } from '@padavu/domain/school/school-settings';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CommandButton } from '@/components/CommandButton.tsx';
import { FormPage } from '@/components/FormPage.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { useTwoLanguages } from '@/components/TwoLanguages.tsx';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { setBrand } from '@/lib/brand.ts';
import { refusalOf } from '@/lib/refusals.ts';
import { saveSettings } from './api.ts';
import { SettingsPanels } from './SettingsPanels.tsx';
import { countTexts, fieldsOf, formField, SettingsFields, SettingsForm } from './settings-form.ts';
import type { FormField } from './settings-form.ts';

const resolver = zodResolver(SettingsForm);

type SettingsEditorProps = {
  /** Live: a colleague may save them meanwhile. */
  settings: SchoolSettings;
};

/** The form of the settings. */
export function SettingsEditor({ settings }: SettingsEditorProps) {
  const notify = useNotice();
  const draft = useDraftForm({
    draftKey: useDraftKey('settings', schoolDocument),
    schema: SettingsFields,
    resolver,
    record: { values: fieldsOf(settings), version: settings.updatedAt },
  });
  const saving = useSaving(draft, {
    save: async (input: SchoolInput, version) => {
      const sent = draft.form.getValues();
      return { sent, saved: await saveSettings(input, version ?? settings.updatedAt) };
    },
    refusalOf: (error) => refusalOf(error, texts.failed),
    followsRecord: true,
    fieldOf: formField,
    onSaved: (_input, { sent, saved }) => {
      setBrand(saved);
      draft.rebase({ values: fieldsOf(saved), version: saved.updatedAt }, sent);
      notify({ severity: 'success', text: texts.saved });
    },
  });
  useLinkedField((field) => draft.form.setFocus(field));
  const languages = useTwoLanguages(draft, countTexts);
  return (
    <FormPage
      saving={saving}
      languages={languages}
      buttons={(pending) => (
        <CommandButton type="submit" variant="contained" pending={pending}>
          Save settings
        </CommandButton>
      )}
    >
      <SettingsPanels draft={draft} />
    </FormPage>
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
