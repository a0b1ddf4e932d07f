import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { OwnCorrection } from '@padavu/domain/user/correction';
import { Language } from '@padavu/domain/language/language';
import { languageTexts } from '@padavu/domain/language/language-texts';
import { personMessages as texts } from '@padavu/domain/user/person-messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CommandButton } from '@/components/CommandButton.tsx';
import { LinkButton } from '@/components/LinkButton.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { Panel } from '@/components/Panel.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { useCommand } from '@/components/use-command.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { downloadPersonalData } from '@/lib/download-personal-data.ts';
import { language as pageLanguage } from '@/lib/language.ts';
import { siteLanguages } from '@/lib/languages.ts';
import { offerLanguage } from '@/lib/offer-language.ts';
import { paths } from '@/lib/paths.ts';
import { saveLanguage } from '@/lib/session/language-sync.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { storeText } from '@/lib/stored.ts';
import { useLearner } from '@/features/learning/learner-access.ts';

/** The learner's account: the name, the language, the receipt, and a copy of everything that is stored. */
export function AccountPage() {
  const { uid, user } = useLearner();
  return (
    <Stack spacing={3} sx={{ maxWidth: '44rem' }}>
      <PageTitle>{texts.title}</PageTitle>
      <Typography variant="h1">{texts.title}</Typography>
      <Details name={user.name} email={user.email} />
      <LanguageChoice stored={user.language} />
      <Panel title={texts.receipt}>
        <Typography>{texts.receiptIntro}</Typography>
        <Box>
          <LinkButton to={paths.learnerReceipt} variant="outlined">
            {texts.openReceipt}
          </LinkButton>
        </Box>
      </Panel>
      <OwnData uid={uid} />
    </Stack>
  );
}

const resolver = zodResolver(OwnCorrection);

function Details({ name, email }: { name: string; email: string }) {
  const { register, handleSubmit, formState, reset } = useForm({
    values: { name },
    // What is typed while the name is being saved stays.
    resetOptions: { keepDirtyValues: true },
    resolver,
    mode: 'onTouched',
  });
  const { pending, run } = useCommand({
    send: async () => {
      let saved = false;
      await handleSubmit(async (input) => {
        await callAuthorisedApi({
          method: 'PUT',
          path: '/users/me',
          body: input,
          reply: z.object({ success: z.literal(true) }),
        });
        reset(input, { keepValues: true });
        saved = true;
      })();
      return saved;
    },
    // An invalid name is marked in the form.
    done: (saved) => (saved ? { text: texts.saved } : undefined),
    failed: (error) => reasonOf(error, texts.failed, texts.noNetwork),
  });
  return (
    <Panel title={texts.details}>
      <Stack
        component="form"
        noValidate
        spacing={2.5}
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <TextInput
          label={texts.name}
          autoComplete="name"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <TextInput label={texts.email} type="email" readOnly value={email} hint={texts.emailHint} />
        <Box>
          <CommandButton type="submit" variant="contained" pending={pending}>
            {texts.save}
          </CommandButton>
        </Box>
      </Stack>
    </Panel>
  );
}

const languageOptions = siteLanguages.map(({ language, name }) => ({ value: language, label: name }));

/** The language of the account. Saving it does not switch the page, but offers the page in that language. */
function LanguageChoice({ stored }: { stored: Language | null }) {
  const [choice, setChoice] = useState<Language | null>(null);
  const language = choice ?? stored ?? pageLanguage;
  const { pending, run } = useCommand({
    send: () => saveLanguage(language),
    done: () => ({ text: languageTexts.saved }),
    failed: (error) => reasonOf(error, languageTexts.failed, languageTexts.noNetwork),
    onDone: () => {
      storeText('language', language);
      storeText('agreedLanguage', language);
      if (language !== pageLanguage) void offerLanguage(language);
    },
  });
  return (
    <Panel title={languageTexts.title}>
      <SelectInput
        label={languageTexts.label}
        hint={languageTexts.hint}
        options={languageOptions}
        value={language}
        onChange={(event) => setChoice(Language.parse(event.target.value))}
      />
      <Box>
        <CommandButton variant="outlined" pending={pending} onClick={run}>
          {languageTexts.save}
        </CommandButton>
      </Box>
    </Panel>
  );
}

function OwnData({ uid }: { uid: string }) {
  const { pending, run } = useCommand({
    send: () => downloadPersonalData('/users/me/export', uid),
    done: () => ({ text: texts.downloaded }),
    failed: (error) => reasonOf(error, texts.downloadFailed, texts.noNetwork),
  });
  return (
    <Panel title={texts.data}>
      <Typography>{texts.dataIntro}</Typography>
      <Box>
        <CommandButton variant="outlined" pending={pending} onClick={run}>
          {texts.download}
        </CommandButton>
      </Box>
    </Panel>
  );
}
