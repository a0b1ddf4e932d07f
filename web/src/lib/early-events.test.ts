import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyEventsScript, loadFailureNotice } from './early-events.ts';

/** Adds a script of a document, which fetches nothing here, and fails it as a browser does. */
function failScript(type: string): Event {
  const script = document.createElement('script');
  script.type = type;
  document.head.append(script);
  const failure = new Event('error');
  script.dispatchEvent(failure);
  return failure;
}

let listeners: AbortController;

beforeEach(() => {
  listeners = new AbortController();
  document.body.innerHTML = loadFailureNotice('The page did not load.', 'Again');
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, capture = false) =>
    add(type, listener, { capture, signal: listeners.signal }),
  );
  const inline = document.createElement('script');
  inline.textContent = earlyEventsScript.replace('<script>', '').replace('</script>', '');
  document.head.append(inline);
});

afterEach(() => {
  listeners.abort();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('a prerendered document', () => {
  it('says that it did not load when its first script fails, and offers to load it again', () => {
    const consoleError = vi.mocked(console.error);
    expect(screen.queryByRole('alert')).toBeNull();
    const failure = failScript('module');
    expect(screen.getByRole('alert')).toHaveTextContent('The page did not load.');
    expect(screen.getByRole('button', { name: 'Again' })).toBeVisible();
    expect(consoleError).toHaveBeenCalledExactlyOnceWith('A page did not load', failure);
    consoleError.mockClear();
  });

  it('does not when the script of another site fails, such as that of a video', () => {
    failScript('text/javascript');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
