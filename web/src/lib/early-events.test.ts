import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyEventsScript, loadFailureNotice, replayEarlyEvents } from './early-events.ts';

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
  vi.useRealTimers();
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

  it('that a person is leaving says nothing when its loading is aborted, and says it if it stays', () => {
    vi.useFakeTimers();
    dispatchEvent(new Event('beforeunload'));
    failScript('module');
    vi.advanceTimersByTime(29_000);
    expect(screen.queryByRole('alert')).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(screen.getByRole('alert')).toBeVisible();
    vi.mocked(console.error).mockClear();
  });

  it('says so at once when a link opened another program earlier, such as for a mail', () => {
    vi.useFakeTimers();
    dispatchEvent(new Event('beforeunload'));
    vi.advanceTimersByTime(30_000);
    failScript('module');
    expect(screen.getByRole('alert')).toBeVisible();
    vi.mocked(console.error).mockClear();
  });

  it('does not when the script of another site fails, such as that of a video', () => {
    failScript('text/javascript');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

/** A form as it is before hydration, with its button disabled; `submit` is called when it is sent. */
function showForm() {
  document.body.innerHTML =
    '<div id="root"><form><input aria-label="Email"><button type="button">Show</button><button type="submit" disabled>Send</button></form></div>';
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submit);
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('There is no root.');
  return { root, submit };
}

/** Lifts a pointer from a button, which browsers tell of disabled ones too. */
const lift = (target: HTMLElement, button = 0) =>
  target.dispatchEvent(new MouseEvent('pointerup', { bubbles: true, button }));

describe('A press on the disabled button of a form before the application runs', () => {
  it('sends the form once, when everything is hydrated', () => {
    const { root, submit } = showForm();
    lift(screen.getByRole('button', { name: 'Send' }));
    lift(screen.getByRole('button', { name: 'Send' }));
    const replay = replayEarlyEvents(root);
    expect(submit).not.toHaveBeenCalled();
    replay();
    expect(submit).toHaveBeenCalledOnce();
  });

  it('sends the form that is submitted while it is being hydrated', () => {
    const { root, submit } = showForm();
    const replay = replayEarlyEvents(root);
    lift(screen.getByRole('button', { name: 'Send' }));
    replay();
    expect(submit).toHaveBeenCalledOnce();
  });

  it('sends nothing with the right button of the mouse, or on another button', () => {
    const { root, submit } = showForm();
    lift(screen.getByRole('button', { name: 'Send' }), 2);
    lift(screen.getByRole('button', { name: 'Show' }));
    replayEarlyEvents(root)();
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('Enter before the application runs', () => {
  it('in a field sends the form once, when everything is hydrated', async () => {
    const { root, submit } = showForm();
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.example{Enter}{Enter}');
    const replay = replayEarlyEvents(root);
    expect(submit).not.toHaveBeenCalled();
    replay();
    expect(submit).toHaveBeenCalledOnce();
  });

  it('counts where the browser does not know `:has` (Chrome before 105, Firefox before 121)', () => {
    const { root, submit } = showForm();
    const field = screen.getByLabelText('Email');
    vi.spyOn(field, 'matches').mockImplementation((selector) => {
      if (selector.includes(':has')) throw new DOMException(selector, 'SyntaxError');
      return selector === 'input';
    });
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    replayEarlyEvents(root)();
    expect(submit).toHaveBeenCalledOnce();
  });

  it('on another button, and any other key, sends nothing', async () => {
    const { root, submit } = showForm();
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.example{Tab}');
    screen.getByRole('button', { name: 'Show' }).focus();
    await userEvent.keyboard('{Enter}');
    replayEarlyEvents(root)();
    expect(submit).not.toHaveBeenCalled();
  });
});
