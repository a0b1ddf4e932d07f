declare global {
  /** What was done on a document before its application runs; `undefined` from then on. */
  // oxlint-disable-next-line no-var -- only a `var` declares a global
  var earlyEvents: Event[] | undefined;
}

/**
 * Stands in the head of a document that is hydrated, before any file: buttons that are pressed and fields that are left while a slow
 * line still brings the first script. The policy has its hash (`firebase.json`).
 */
export const earlyEventsScript =
  '<script>earlyEvents=[];for(const type of["click","focusout"])addEventListener(type,e=>earlyEvents?.push(e))</script>';

/**
 * Makes up for what was done before the application runs. Links and what is entered work without it.
 * @param root is about to be hydrated: from here on React hydrates at once what is pressed, and learns of a field that is
 * left only when all is hydrated
 * @returns to be called when all is hydrated
 */
export function replayEarlyEvents(root: HTMLElement): () => void {
  const targetsOf = (wanted: string) =>
    (globalThis.earlyEvents ?? []).flatMap(({ type, target }) =>
      type === wanted && target instanceof Element && root.contains(target) ? [target] : [],
    );
  const pressed = new Set(
    targetsOf('click').map((target) => target.closest<HTMLElement>('button[type="button"]')),
  );
  return () => {
    const left = new Set(targetsOf('focusout'));
    globalThis.earlyEvents = undefined;
    for (const field of left)
      if (field !== document.activeElement)
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    for (const button of pressed) button?.click();
  };
}
