import { securityMessages as texts } from '@padavu/domain/user/security';
import { useState, useTransition } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { TextInput } from '@/components/TextInput.tsx';
import { secondFactorProblem } from '@/lib/session/second-factor.ts';

type CodeFieldProps = {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Why the code was refused. */
  error: string | undefined;
  autoFocus?: boolean;
};

/** The field for a code of an authenticator app. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextInput
      {...props}
      label={texts.codeLabel}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={12}
    />
  );
}

/**
 * The state of the form around a `CodeField`.
 * @param verify rejects with a FirebaseError when the code is refused
 * @returns the props of the field and the form, and whether a code is being verified
 */
export function useCodeForm(verify: (code: string) => Promise<void>) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [pending, startVerifying] = useTransition();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setProblem(undefined);
    startVerifying(async () => {
      try {
        await verify(code);
      } catch (error) {
        setProblem(secondFactorProblem(error));
      }
    });
  };
  const field: CodeFieldProps = {
    value: code,
    onChange: ({ target }) => setCode(target.value),
    error: problem,
  };
  return { pending, submit, field };
}
