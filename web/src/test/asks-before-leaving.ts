import { act } from '@testing-library/react';

/** Whether the browser would ask for confirmation before leaving the page. */
export function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void dispatchEvent(event));
  return event.defaultPrevented;
}
