declare global {
  /** The events on a document before its application runs; `undefined` afterwards. */
  // oxlint-disable-next-line no-var -- only a `var` declares a global
  var earlyEvents: Event[] | undefined;
}

/**
 * In the head of a document that is hydrated, before any file: records buttons that are pressed and fields that are
 * left while the first script is still loading. The policy contains its hash (`firebase.json`).
 */
export const earlyEventsScript =
  '<script>earlyEvents=[];for(const type of["click","focusout"])addEventListener(type,e=>earlyEvents?.push(e))</script>';

/**
 * Replays what was done before the application ran. Links and entered texts work without it.
 * @param root the element that is about to be hydrated: from here on React hydrates a pressed element at once, but
 * handles leaving a field only when everything is hydrated
 * @returns a function to call when everything is hydrated
 */
export function replayEarlyEvents(root: HTMLElement): () => void {
  const targetsOf = (eventType: string) =>
    (globalThis.earlyEvents ?? []).flatMap(({ type, target }) =>
      type === eventType && target instanceof Element && root.contains(target) ? [target] : [],
    );
  const buttons = new Set(
    targetsOf('click').map((target) => target.closest<HTMLElement>('button[type="button"]')),
  );
  return () => {
    const fields = new Set(targetsOf('focusout'));
    globalThis.earlyEvents = undefined;
    for (const field of fields)
      if (field !== document.activeElement)
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    for (const button of buttons) button?.click();
  };
}
