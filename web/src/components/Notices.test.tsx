import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices, useNotice } from './Notices.tsx';
import type { Severity } from './NoticeBar.tsx';

const undo = vi.fn<() => void>();

function Speaker() {
  const notify = useNotice();
  const say = (severity: Severity, text: string) => () => notify({ severity, text });
  const offer = () => notify({ severity: 'success', text: 'Deleted.', action: { label: 'Undo', run: undo } });
  return (
    <>
      <button onClick={say('success', 'Saved.')}>good news</button>
      <button onClick={say('error', 'Not saved.')}>bad news</button>
      <button onClick={offer}>a choice</button>
      <input aria-label="Name" />
    </>
  );
}

const say = (what: 'good news' | 'bad news' | 'a choice') =>
  fireEvent.click(screen.getByRole('button', { name: what }));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  undo.mockReset();
  vi.useFakeTimers();
  render(
    <Notices>
      <Speaker />
    </Notices>,
  );
});
afterEach(() => void vi.useRealTimers());

describe('a notice', () => {
  it('of a success closes by itself after six seconds', () => {
    say('good news');
    pass(5999);
    expect(screen.getByRole('alert')).toHaveTextContent('Saved.');
    pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of an error stays until it is closed', () => {
    say('bad news');
    pass(600_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['a pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('stays while %s is on it', (_what, begin, end) => {
    say('good news');
    begin(screen.getByRole('alert'));
    pass(60_000);
    expect(screen.getByRole('alert')).toBeVisible();
    end(screen.getByRole('alert'));
    pass(6000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays while the focus is on it, though a pointer has left it', () => {
    say('good news');
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    fireEvent.mouseEnter(screen.getByRole('alert'));
    fireEvent.mouseLeave(screen.getByRole('alert'));
    pass(60_000);
    expect(screen.getByRole('alert')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    pass(6000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['ctrlKey', 'metaKey'])('has its action taken by %s and Z, outside of fields', (modifier) => {
    say('good news');
    expect(fireEvent.keyDown(document.body, { key: 'z', [modifier]: true })).toBe(true);
    say('a choice');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
    fireEvent.keyDown(document.body, { key: 'z' });
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'z', [modifier]: true });
    expect(undo).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(document.body, { key: 'z', [modifier]: true })).toBe(false);
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is closed by Escape', () => {
    say('bad news');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('replaces the previous one and stays for its full time', () => {
    say('good news');
    pass(5000);
    say('bad news');
    say('good news');
    pass(5000);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Saved.');
  });
});
