import * as texts from '@padavu/domain/note-texts';
import { notesPath } from '@padavu/domain/notes';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { someMoment } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStore } from '@/test/fake-store.ts';
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
  renderForLearner(<LessonNotes lesson={lesson} position={() => undefined} onSeek={() => undefined} />, {
    path: '/lesson',
    address: '/lesson',
  });
}

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
      await userEvent.click(screen.getByRole('button', { name: `Delete the note: ${text}` }));
      act(() => fakeStore.set(path, { notes: rest }));
      expect(screen.queryByText(text)).toBeNull();
      await vi.waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    };
    await remove(first.text, { bbbbbbbb: second });
    await remove(second.text, {});
    expect(sendNote).toHaveBeenCalledTimes(2);
  });
});
