import { useState } from 'react';

type Trail<Place> = { question: string; ends: readonly Place[]; deadEnd: string | null };

/**
 * Which page of a list is open, as the places where the pages before it ended: a page reads from there on and nothing
 * of what came before. Another question begins at the first page again.
 * @param question what the list answers
 */
export function usePages<Place>(question: string) {
  const [stored, setTrail] = useState<Trail<Place>>({ question, ends: [], deadEnd: null });
  const fresh = { question, ends: [], deadEnd: null };
  const trail: Trail<Place> = stored.question === question ? stored : fresh;
  const { ends } = trail;
  return {
    /** From 1. */
    number: ends.length + 1,
    /** Where the page begins; `undefined` for the first. */
    after: ends.at(-1),
    forward: (end: Place) => setTrail({ question, ends: [...ends, end], deadEnd: null }),
    back: () => setTrail({ question, ends: ends.slice(0, -1), deadEnd: null }),
    /** Back from a page that turned out to hold nothing, which is offered no more. */
    backFromNothing: () =>
      setTrail({ question, ends: ends.slice(0, -1), deadEnd: JSON.stringify(ends.at(-1)) }),
    isDeadEnd: (end: Place) => trail.deadEnd === JSON.stringify(end),
  };
}
