import { useEffect, useRef, useState } from 'react';
import type { AnimationEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';
import { autofillAnimation } from './Field.tsx';

/**
 * Without default values: they would replace what somebody typed before the scripts loaded. Set such a value in an
 * effect.
 */
type PageFormOptions<Input extends FieldValues, Output> = Omit<
  UseFormProps<Input, unknown, Output>,
  'defaultValues' | 'values'
>;

type PageForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  /** For the `form` element. */
  frame: { ref: React.RefObject<HTMLFormElement | null>; onAnimationStart: (event: AnimationEvent) => void };
  /**
   * The browser has autofilled a field. Chrome hides such a value from scripts until the first press, so until then the
   * form's values and validity are out of date.
   */
  isAutofilled: boolean;
};

/**
 * The form of a prerendered page. Its fields are uncontrolled, so hydration keeps their content and the focus, and
 * registering reads their values. Values set without an event, as by a password manager, are read before submit.
 */
export function usePageForm<Input extends FieldValues, Output = Input>(
  options: PageFormOptions<Input, Output>,
): PageForm<Input, Output> {
  const form = useForm<Input, unknown, Output>(options);
  const ref = useRef<HTMLFormElement>(null);
  const [isAutofilled, setAutofilled] = useState(false);
  useEffect(() => {
    if (ref.current?.querySelector(':is(:autofill, :-webkit-autofill)')) setAutofilled(true);
  }, []);

  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const send = form.handleSubmit(onValid, onInvalid);
    return (event) => {
      reportValues(ref.current);
      return send(event);
    };
  };
  return {
    ...form,
    handleSubmit,
    frame: {
      ref,
      onAnimationStart: ({ animationName }) => {
        if (animationName === autofillAnimation) setAutofilled(true);
      },
    },
    isAutofilled,
  };
}

/** Makes React compare every field with its last known value; only a changed one fires a change. */
function reportValues(form: HTMLFormElement | null): void {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.dispatchEvent(new Event('input', { bubbles: true }));
    if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
