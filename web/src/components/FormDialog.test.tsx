import { zodResolver } from '@hookform/resolvers/zod';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { storeDraft } from '@/lib/drafts.ts';
import { browserPieces } from '@/test/browser-pieces.ts';
import { asksBeforeLeaving } from '@/test/asks-before-leaving.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FormDialog } from './FormDialog.tsx';
import { TextInput } from './TextInput.tsx';
import { draftField, useDraftForm, useSaving } from './use-draft-form.ts';
import type { FormRecord } from './use-draft-form.ts';

const Values = z.object({ title: z.string(), teacher: z.string() });
const Input = Values.extend({ title: z.string().trim().min(1, 'A title, please') });
type FormValues = z.infer<typeof Values>;

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 10, minute));
const stored: FormRecord<FormValues> = { values: { title: 'Logos', teacher: 'Meera' }, version: at(0) };

const draftKey = { owner: 'meera', form: 'example', record: '7' };

const save = vi.fn<(input: FormValues, version: Date | null) => Promise<void>>();
const onClose = vi.fn<() => void>();

let renderCount = 0;

function Example({ record }: { record: FormRecord<FormValues> }) {
  useEffect(() => {
    renderCount += 1;
  });
  const draft = useDraftForm({
    draftKey,
    schema: Values,
    resolver: zodResolver(Input),
    record,
  });
  const saving = useSaving(draft, {
    save,
    refusalOf: () => ({ title: 'Not saved', message: 'The server is away.' }),
    onSaved: () => undefined,
  });
  const { register, formState } = draft.form;
  return (
    <FormDialog title="Edit" saving={saving} submit="Save" onClose={onClose}>
      <TextInput
        label="Title"
        error={formState.errors.title?.message}
        hint={draft.remoteValue('title')}
        {...register('title')}
      />
      <TextInput label="Teacher" {...draftField(draft, 'teacher')} />
    </FormDialog>
  );
}

const show = (record = stored) => render(<Example record={record} />);
const title = () => screen.getByLabelText('Title');
const discardDialog = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function typeTitle(text: string) {
  await userEvent.clear(title());
  await userEvent.type(title(), text);
}

beforeEach(() => {
  browserPieces.install();
  save.mockReset().mockResolvedValue();
  onClose.mockReset();
});

describe('a form in a dialog', () => {
  it('submits the input with the version that it is based on', async () => {
    show();
    await typeTitle(' Logo design ');
    await press('Save');
    await waitFor(() =>
      expect(save).toHaveBeenCalledExactlyOnceWith({ title: 'Logo design', teacher: 'Meera' }, at(0)),
    );
  });

  it('does not render again for the characters that are typed after the first change', async () => {
    show();
    await userEvent.click(title());
    await userEvent.tab();
    await userEvent.type(title(), ' 2');
    await waitFor(() => expect(asksBeforeLeaving()).toBe(true));
    renderCount = 0;
    await userEvent.type(title(), ' and many more');
    expect(renderCount).toBe(0);
  });

  it('does not submit input that its schema rejects, and shows the error', async () => {
    show();
    await userEvent.clear(title());
    await press('Save');
    expect(await screen.findByText('A title, please')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('closes at once when nothing was typed', async () => {
    show();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(['Escape', 'Cancel', 'Close'])('asks at %s before it discards unsaved input', async (trigger) => {
    show();
    await typeTitle('Logo design');
    if (trigger === 'Escape') await userEvent.keyboard('{Escape}');
    else await press(trigger);
    expect(discardDialog()).toBeVisible();
    await press('Keep editing');
    await waitFor(() => expect(discardDialog()).not.toBeInTheDocument());
    expect(title()).toHaveValue('Logo design');
    expect(onClose).not.toHaveBeenCalled();

    await press('Cancel');
    await press('Discard');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays open while it saves, and submits only once', async () => {
    const saving = Promise.withResolvers<void>();
    save.mockReturnValue(saving.promise);
    show();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    expect(onClose).not.toHaveBeenCalled();
    expect(save).toHaveBeenCalledTimes(1);
    saving.resolve();
    const button = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  });

  it('says why it was not saved, until that is dismissed, and keeps the input', async () => {
    save.mockRejectedValue(new Error());
    show();
    await typeTitle('Logo design');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not savedThe server is away.');
    await press('Dismiss');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(title()).toHaveValue('Logo design');
  });

  it('makes the browser ask before it leaves the page only while input is unsaved', async () => {
    show();
    expect(asksBeforeLeaving()).toBe(false);
    await typeTitle('Logo design');
    expect(asksBeforeLeaving()).toBe(true);
    await typeTitle('Logos');
    expect(asksBeforeLeaving()).toBe(false);
  });
});

describe('unsaved input', () => {
  it('is restored when the form is opened again, and can be submitted', async () => {
    const { unmount } = show();
    await typeTitle('Logo design');
    unmount();
    show();
    expect(title()).toHaveValue('Logo design');
    expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });

  it('of an older version of the form, which lacks a new field, is restored with that of the record', async () => {
    storeDraft(draftKey, { base: { title: 'Logos' }, typed: { title: 'Logo design' }, version: at(0) });
    show();
    expect(title()).toHaveValue('Logo design');
    await press('Save');
    await waitFor(() =>
      expect(save).toHaveBeenCalledExactlyOnceWith({ title: 'Logo design', teacher: 'Meera' }, at(0)),
    );
  });

  it('of an older version of the form, which lacks new fields of the entries of a list, is restored', () => {
    const Picture = z.object({ address: z.string() }).nullable();
    const Entry = z.object({
      name: z.string(),
      host: z.string(),
      open: z.boolean(),
      topics: z.array(z.string()),
      picture: Picture,
    });
    const schema = z.object({ meetings: z.array(Entry) });
    const ofToday = { host: '', open: false, topics: [], picture: null };
    const first = { name: 'First' };
    const second = { name: 'Second' };
    const [base, typed] = [{ meetings: [first] }, { meetings: [first, second] }];
    storeDraft(draftKey, { base, typed, version: at(0) });
    const record = { values: { meetings: [{ ...first, ...ofToday, host: 'Meera' }] }, version: at(5) };
    const { result } = renderHook(() =>
      useDraftForm({ draftKey, schema, resolver: zodResolver(schema), record }),
    );
    expect(result.current.form.getValues()).toEqual({
      meetings: [
        { ...first, ...ofToday },
        { ...second, ...ofToday },
      ],
    });
    act(() => result.current.loadRemote());
    expect(result.current.form.getValues('meetings.0.host')).toBe('Meera');
  });

  it('is no longer kept once it equals the stored values again', async () => {
    show();
    await typeTitle('Logo design');
    expect(sessionStorage).toHaveLength(1);
    await typeTitle('Logos');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is offered in a notice on the page, to continue or, after a confirmation, to discard', async () => {
    const { unmount } = show();
    await typeTitle('Logo design');
    unmount();
    const onContinue = vi.fn<(record: string) => void>();
    render(
      <DraftNotice
        owner="meera"
        form="example"
        describe={(record) => `Changes to ${record} are not saved.`}
        onContinue={onContinue}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Changes to 7 are not saved.');
    await press('Continue');
    expect(onContinue).toHaveBeenCalledExactlyOnceWith('7');
    await press('Discard');
    expect(discardDialog()).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Discard' }).at(-1) ?? document.body);
    expect(screen.queryByText(/are not saved/)).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a record that somebody else saves in the meantime', () => {
  const remoteRecord = { values: { title: 'Marks', teacher: 'Rajan' }, version: at(5) };

  it('is announced, and its latest version can be loaded without losing unsaved input', async () => {
    const { rerender } = show();
    await typeTitle('Logo design');
    rerender(<Example record={remoteRecord} />);
    expect(screen.getByText(/Someone else has changed this in the meantime/)).toBeVisible();
    await press('Load the latest version');
    expect(title()).toHaveValue('Logo design');
    expect(title()).toHaveAccessibleDescription('Marks');
    expect(screen.getByLabelText('Teacher')).toHaveValue('Rajan');
    expect(screen.queryByText(/Someone else/)).not.toBeInTheDocument();
    await press('Save');
    await waitFor(() =>
      expect(save).toHaveBeenCalledExactlyOnceWith({ title: 'Logo design', teacher: 'Rajan' }, at(5)),
    );
  });

  it('is announced when it has an older version, as after the restore of a backup', async () => {
    const { unmount } = show(remoteRecord);
    await typeTitle('Logo design');
    unmount();
    show();
    await press('Load the latest version');
    expect(title()).toHaveValue('Logo design');
    expect(screen.getByLabelText('Teacher')).toHaveValue('Meera');
    await press('Save');
    await waitFor(() =>
      expect(save).toHaveBeenCalledExactlyOnceWith({ title: 'Logo design', teacher: 'Meera' }, at(0)),
    );
  });

  it('is announced when an older draft is restored', async () => {
    const { unmount } = show();
    await typeTitle('Logo design');
    unmount();
    show(remoteRecord);
    await press('Load the latest version');
    expect(title()).toHaveValue('Logo design');
    expect(screen.getByLabelText('Teacher')).toHaveValue('Rajan');
  });
});
