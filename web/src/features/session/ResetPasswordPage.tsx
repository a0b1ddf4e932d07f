import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { assertNever } from '@padavu/domain/values/assert-never';
import { messages } from '@padavu/domain/messages';
import { NewPasswordForm as Schema } from '@padavu/domain/user/password-reset';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActionButton } from '@/components/ActionButton.tsx';
import { ActionLink } from '@/components/ActionLink.tsx';
import { ArrivalHeading } from '@/components/ArrivalHeading.tsx';
import { FormMessage } from '@/components/FormMessage.tsx';
import { FormShapes } from '@/components/FormShapes.tsx';
import { PageIntro } from '@/components/PageIntro.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { PasswordInput } from '@/components/PasswordInput.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';
import { tryAgain } from '@/components/texts.ts';
import { useHydrated } from '@/components/use-hydrated.ts';
import { usePageForm } from '@/components/use-page-form.ts';
import { language } from '@/lib/language.ts';
import { addressIn, siteLanguages } from '@/lib/languages.ts';
import { paths } from '@/lib/paths.ts';
import type { ResetFailure } from '@/lib/session/password-reset.ts';
import { addressOfLink, replacePage, setNewPassword } from '@/lib/session/password-reset.ts';
import { newPasswordOf } from './new-password-of.ts';
import { failureOf, resetMessage } from './reset-message.ts';
import * as texts from './texts.ts';

const { passwordReset } = messages;

/** The page that the link in the email opens: sets the new password. */
export function ResetPasswordPage() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <PageTitle>{passwordReset.resetTitle}</PageTitle>
      <meta name="description" content={texts.resetDescription} />
      <ResetStage />
    </Box>
  );
}

const checking = { state: 'checking' } as const;

function ResetStage() {
  const [query] = useSearchParams();
  const code = query.get('oobCode');
  useLanguageOfMail();
  const { link, refuse, checkAgain } = useResetLink(code);
  const [emailOfSet, setEmailOfSet] = useState<string | null>(null);
  // The prerendered page has no link to check.
  const state = useHydrated() ? link : checking;
  const intro = <PageIntro title={passwordReset.resetTitle} />;
  if (emailOfSet !== null) {
    return (
      <>
        <ArrivalHeading>{passwordReset.resetTitle}</ArrivalHeading>
        <FormMessage kind="success">{passwordReset.done}</FormMessage>
        <ActionLink to={paths.login} state={newPasswordOf(emailOfSet)}>
          {messages.login.submit}
        </ActionLink>
      </>
    );
  }
  switch (state.state) {
    case 'checking':
      return (
        <>
          {intro}
          <SkeletonView text={texts.checkingLink}>
            <FormShapes fields={1} />
          </SkeletonView>
        </>
      );
    case 'refused':
      return (
        <>
          {state.replacesForm ? <ArrivalHeading>{passwordReset.resetTitle}</ArrivalHeading> : intro}
          <FormMessage kind="error">{resetMessage(state.failure)}</FormMessage>
          {state.failure !== 'link' && <ActionButton onClick={checkAgain}>{tryAgain}</ActionButton>}
          <ActionLink to={paths.forgotPassword} variant={state.failure === 'link' ? 'main' : 'plain'}>
            {texts.newLink}
          </ActionLink>
        </>
      );
    case 'open':
      return (
        <>
          <PageIntro title={passwordReset.resetTitle}>
            {fillPlaceholders(texts.forEmail, { email: state.email })}
          </PageIntro>
          <NewPasswordForm
            code={code ?? ''}
            email={state.email}
            onSet={() => setEmailOfSet(state.email)}
            onBadLink={refuse}
          />
        </>
      );
    default:
      return assertNever(state);
  }
}

/**
 * Auth mails links to the English page, in whatever language the mail is (`lang`). This continues in the mail's
 * language. `lang` does not go along, so that the reader may still choose the other one.
 */
function useLanguageOfMail(): void {
  const [query] = useSearchParams();
  useEffect(() => {
    const mailed = siteLanguages.find((one) => one.language === query.get('lang'));
    if (language !== siteLanguages[0]?.language || !mailed || mailed.language === language) return;
    const rest = new URLSearchParams(query);
    rest.delete('lang');
    replacePage(`${addressIn(mailed, paths.reset)}?${rest}`);
  }, [query]);
}

/** The state of a link from an email. */
type ResetLink =
  | { state: 'checking' }
  | { state: 'refused'; failure: ResetFailure; replacesForm?: true }
  | { state: 'open'; email: string };

/** Verifies a link's code with Auth, if it has one; `checkAgain` repeats this after a failure of something else. */
function useResetLink(code: string | null) {
  const [link, setLink] = useState<ResetLink>(
    code ? { state: 'checking' } : { state: 'refused', failure: 'link' },
  );
  const isChecking = link.state === 'checking';
  useEffect(() => {
    if (!code || !isChecking) return undefined;
    let isCancelled = false;
    addressOfLink(code).then(
      (email) => !isCancelled && setLink({ state: 'open', email }),
      (error: unknown) => !isCancelled && setLink({ state: 'refused', failure: failureOf(error) }),
    );
    return () => {
      isCancelled = true;
    };
  }, [code, isChecking]);
  return {
    link,
    refuse: () => setLink({ state: 'refused', failure: 'link', replacesForm: true }),
    checkAgain: () => setLink(checking),
  };
}

type NewPasswordFormProps = {
  code: string;
  /** The address under which a password manager stores the password. */
  email: string;
  onSet: () => void;
  onBadLink: () => void;
};

/** Sets a new password with the code of a link. */
function NewPasswordForm({ code, email, onSet, onBadLink }: NewPasswordFormProps) {
  const { register, handleSubmit, setError, formState, frame } = usePageForm<Schema>({
    resolver: zodResolver(Schema),
  });
  const { errors, isSubmitting } = formState;
  const set = async ({ password }: Schema) => {
    try {
      await setNewPassword(code, password);
      onSet();
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'link') return onBadLink();
      setError(failure === 'weak' ? 'password' : 'root', { message: resetMessage(failure) });
    }
  };
  return (
    <Box
      component="form"
      {...frame}
      noValidate
      aria-label={messages.passwordReset.resetTitle}
      onSubmit={(event) => void handleSubmit(set)(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {/* Chromium's password manager leaves out fields of the type hidden. */}
      <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput
        label={texts.newPassword}
        autoComplete="new-password"
        required
        hint={texts.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      {errors.root?.message && <FormMessage kind="error">{errors.root.message}</FormMessage>}
      <ActionButton type="submit" disabled={isSubmitting}>
        {isSubmitting ? messages.passwordReset.setting : messages.passwordReset.set}
      </ActionButton>
    </Box>
  );
}
