declare global {
  /** The events on a document before its application runs; `undefined` afterwards. */
  // oxlint-disable-next-line no-var -- only a `var` declares a global
  var earlyEvents: Pick<Event, 'type' | 'target'>[] | undefined;
  /** Says that the page did not load; `undefined` in a document that was not prerendered. */
  // oxlint-disable-next-line no-var -- only a `var` declares a global
  var showLoadFailure: ((error: unknown) => void) | undefined;
  /** Undoes what a translator of the browser has changed; `undefined` in a page that is not translated. */
  // oxlint-disable-next-line no-var -- only a `var` declares a global
  var showOriginalTexts: (() => void) | undefined;
}

/**
 * In the head of a document that is hydrated, before any file: while the first script is still loading, it records
 * buttons that are pressed, fields that are left, and forms that are not submitted by Enter or a press on their button,
 * because it is disabled. Such a button gets no click, but every browser tells that a pointer was lifted from it. If
 * that script or one of its static imports does not arrive, the document itself must say so, because no other script
 * runs. Firefox aborts what a page still loads as soon as a person leaves it, and shows the page until the next one
 * comes: in the 30 seconds after it began to leave, the page says nothing. The policy contains the script's hash
 * (`firebase.json`).
 */
export const earlyEventsScript =
  '<script>earlyEvents=[];for(const type of["click","focusout"])addEventListener(type,e=>earlyEvents?.push(e));' +
  'submitEarly=f=>f?.querySelector("[type=submit]:disabled")&&earlyEvents?.push({type:"submit",target:f});' +
  'addEventListener("keydown",e=>e.key=="Enter"&&e.target.matches("input")&&submitEarly(e.target.form));' +
  'addEventListener("pointerup",e=>e.button||submitEarly(e.target.closest(":disabled")?.form));' +
  'leftAt=0;addEventListener("beforeunload",()=>leftAt=Date.now());' +
  'showLoadFailure=e=>{console.error("A page did not load",e);const n=document.querySelector("#load-failure"),' +
  'wait=leftAt+3e4-Date.now(),show=()=>n.hidden=false;wait>0?setTimeout(show,wait):show();' +
  'n.querySelector("button").onclick=()=>location.reload()};' +
  'addEventListener("error",e=>{if(e.target.type==="module")showLoadFailure(e)},true)</script>';

/** What that script shows: a bar at the bottom of the window, which covers nothing at the end of the page. */
export const loadFailureNotice = (text: string, button: string) =>
  `<div id="load-failure" role="alert" hidden style="${noticeStyles}">${text} <button type="button" style="${noticeButtonStyles}">${button}</button></div>`;

/** Whether that bar shows: what else fails then has the same reason, and the same remedy. */
export const isLoadFailureShown = (): boolean =>
  document.querySelector('#load-failure:not([hidden])') !== null;

const noticeStyles =
  'position:sticky;bottom:0;z-index:2000;padding:8px 16px;text-align:center;' +
  'background:var(--mui-palette-error-main);color:var(--mui-palette-error-contrastText)';
const noticeButtonStyles =
  'min-height:44px;padding:0 16px;border:1px solid;background:none;color:inherit;font:inherit;font-weight:650;cursor:pointer';

/**
 * Replays what was done before the application ran. Links and entered texts work without it.
 * @param root the element that is about to be hydrated: from here on React hydrates a pressed element at once, but
 * handles leaving a field, and enables the button of a form, only when everything is hydrated
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
    const forms = new Set(targetsOf('submit').map((target) => target.closest('form')));
    globalThis.earlyEvents = undefined;
    for (const field of fields)
      if (field !== document.activeElement)
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    for (const button of buttons) button?.click();
    for (const form of forms) form?.requestSubmit();
  };
}
