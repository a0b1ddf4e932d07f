import { useState } from 'react';

/** The latest non-null value; it stays until the next one; `null` before the first. */
export function useLastAnswer<T>(now: T | null): T | null {
  const [last, setLast] = useState({ answer: now, text: JSON.stringify(now) });
  // Compared by content, because it is a new object each time.
  const text = now === null ? last.text : JSON.stringify(now);
  if (text !== last.text) setLast({ answer: now, text });
  return now ?? last.answer;
}
