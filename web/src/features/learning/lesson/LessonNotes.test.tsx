import * as texts from '@padavu/domain/learning/note-texts';
import { notesPath } from '@padavu/domain/learning/notes';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { someMoment } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStore, permissionDenied, unavailable } from '@/test/fake-store.ts';
import { sendNote } from '@/test/outbox.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { LessonNotes } from './LessonNotes.tsx';

vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/outbox.ts', () => import('@/test/outbox.ts'));

const path = notesPath('anjali', 1);
const aNote = (text: string) => ({ lessonId: 20, text, at: someMoment });
const first = aNote('Ask three customers');
const second = aNote('Count the till');

function show() {
  const lesson = { uid: 'anjali', courseId: 1, subcategoryId: 1, lessonId: 20 };
  return renderForLearner(
    <LessonNotes lesson={lesson} position={() => undefined} onSeek={() => undefined} />,
    {
      path: '/lesson',
      address: '/lesson',
    },
  );
}

const deleteButton = (text: string) => screen.getByRole('button', { name: `Delete the note: ${text}` });

beforeEach(() => {
  fakeStore.reset();
  sendNote.mockReset().mockResolvedValue();
});

describe('the notes on a lesson', () => {
  it('keep the focus among them when one is deleted, also the last one', async () => {
    fakeStore.set(path, { notes: { aaaaaaaa: first, bbbbbbbb: second } });
    show();
    const panel = screen.getByRole('region', { name: texts.heading });
    const remove = async (text: string, rest: object) => {
      await userEvent.click(deleteButton(text));
      act(() => fakeStore.set(path, { notes: rest }));
      expect(screen.queryByText(text)).toBeNull();
      await vi.waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    };
    await remove(first.text, { bbbbbbbb: second });
    await remove(second.text, {});
    expect(sendNote).toHaveBeenCalledTimes(2);
  });

  it('keep the one that comes under the pointer between the two clicks of a double click on Delete', () => {
    fakeStore.set(path, { notes: { aaaaaaaa: first, bbbbbbbb: second } });
    show();
    fireEvent.click(deleteButton(first.text), { detail: 1 });
    act(() => fakeStore.set(path, { notes: { bbbbbbbb: second } }));
    fireEvent.click(deleteButton(second.text), { detail: 2 });
    expect(sendNote).toHaveBeenCalledOnce();
  });

  it('can be written when the stored ones cannot be read, in a form that stays when they arrive', async () => {
    fakeStore.failReadsOf(path, unavailable);
    show();
    expect(screen.getByRole('alert')).toHaveTextContent(texts.failed);
    const form = screen.getByLabelText(texts.text);
    await userEvent.type(form, 'Written on the bus');
    await userEvent.click(screen.getByRole('button', { name: texts.saveNew }));
    expect(sendNote.mock.lastCall?.[2]).toMatchObject({ text: 'Written on the bus' });
    await userEvent.type(form, 'One more');
    act(() => fakeStore.keepLoading(path));
    expect(form).toHaveFocus();
    act(() => fakeStore.set(path, { notes: { aaaaaaaa: first } }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(first.text)).toBeVisible();
    expect(form).toHaveFocus();
    expect(form).toHaveValue('One more');
  });

  it('that are too long stay whole in the form and are not sent, until they are short enough', async () => {
    fakeStore.set(path, { notes: {} });
    show();
    const form = screen.getByLabelText(texts.text);
    await userEvent.click(form);
    await userEvent.paste('a'.repeat(1001));
    expect(form).toHaveValue('a'.repeat(1001));
    expect(form).toHaveAccessibleDescription('Must be at most 1000 characters long');
    const save = screen.getByRole('button', { name: texts.saveNew });
    await userEvent.click(save);
    expect(form).toHaveFocus();
    expect(sendNote).not.toHaveBeenCalled();
    await userEvent.type(form, '{Backspace}');
    await userEvent.click(save);
    expect(sendNote).toHaveBeenCalledOnce();
  });

  it('that are refused are in the form again, before what was typed since', async () => {
    fakeStore.set(path, { notes: {} });
    const storing = Promise.withResolvers<void>();
    sendNote.mockReturnValue(storing.promise);
    show();
    const form = screen.getByLabelText(texts.text);
    await userEvent.type(form, first.text);
    await userEvent.click(screen.getByRole('button', { name: texts.saveNew }));
    expect(form).toHaveValue('');
    await userEvent.type(form, second.text);
    await act(async () => storing.reject(permissionDenied));
    expect(form).toHaveValue(`${first.text}\n${second.text}`);
    expect(screen.getByText(texts.notSaved)).toBeVisible();
  });

  it('are stored once by a double click, which is no mistake', async () => {
    fakeStore.set(path, { notes: {} });
    show();
    const save = screen.getByRole('button', { name: texts.saveNew });
    await userEvent.type(screen.getByLabelText(texts.text), first.text);
    await userEvent.dblClick(save);
    expect(sendNote).toHaveBeenCalledOnce();
    expect(screen.queryByText(texts.empty)).toBeNull();
    await userEvent.type(screen.getByLabelText(texts.text), ' {Backspace}');
    await userEvent.click(save);
    expect(screen.getByText(texts.empty)).toBeVisible();
  });

  it('whose change is refused are open again with it', async () => {
    fakeStore.set(path, { notes: { aaaaaaaa: first } });
    const storing = Promise.withResolvers<void>();
    sendNote.mockReturnValue(storing.promise);
    show();
    await userEvent.click(screen.getByRole('button', { name: `Change the note: ${first.text}` }));
    await userEvent.type(screen.getByLabelText(texts.changedText), '!');
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    expect(screen.queryByLabelText(texts.changedText)).toBeNull();
    await act(async () => storing.reject(permissionDenied));
    expect(screen.getByLabelText(texts.changedText)).toHaveValue(`${first.text}!`);
  });

  it.each([
    ['changed', second.text],
    ['deleted', ''],
  ])('that another device has %s since the editing began keep what both wrote', async (_, text) => {
    fakeStore.set(path, { notes: { aaaaaaaa: first } });
    show();
    await userEvent.click(screen.getByRole('button', { name: `Change the note: ${first.text}` }));
    await userEvent.type(screen.getByLabelText(texts.changedText), '!');
    const at = new Date(someMoment.getTime() + 1000);
    act(() => fakeStore.set(path, { notes: { aaaaaaaa: { ...first, text, at, replaces: someMoment } } }));
    expect(screen.getByLabelText(texts.changedText)).toHaveValue(`${first.text}!`);
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    // The version that it replaces is not stored any more, so it becomes a second note.
    expect(sendNote.mock.lastCall?.[2]).toMatchObject({ text: `${first.text}!`, replaces: someMoment });
    expect(screen.queryByLabelText(texts.changedText)).toBeNull();
  });

  it('that are refused after the page was left are in its form when it is opened again', async () => {
    fakeStore.set(path, { notes: {} });
    const storing = Promise.withResolvers<void>();
    sendNote.mockReturnValue(storing.promise);
    const router = show();
    await userEvent.type(screen.getByLabelText(texts.text), first.text);
    await userEvent.click(screen.getByRole('button', { name: texts.saveNew }));
    await act(() => router.navigate('/elsewhere'));
    await act(async () => storing.reject(permissionDenied));
    await act(() => router.navigate('/lesson'));
    expect(screen.getByLabelText(texts.text)).toHaveValue(first.text);
  });
});
