import useForkRef from '@mui/utils/useForkRef';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

type DayInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'defaultValue'> & {
  type: 'date' | 'datetime-local';
  /** Empty also while the day is incomplete. */
  value: string;
};

/**
 * A field for a day, or for a day and a time, whose value comes from its parent. Under React's `value`, Firefox empties
 * the whole field when a person deletes one of its parts: React also writes the attribute `value`. This field writes
 * only a value that was not typed.
 */
export function DayInput({ value, ref, ...input }: DayInputProps) {
  const [firstValue] = useState(value);
  const element = useRef<HTMLInputElement>(null);
  const bothRefs = useForkRef(ref, element);
  useEffect(() => {
    if (element.current && element.current.value !== value) element.current.value = value;
  }, [value]);
  return <TextInput {...input} ref={bothRefs} defaultValue={firstValue} />;
}
