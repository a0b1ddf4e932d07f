import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { clockTime } from '@padavu/domain/values/clock-time';
import * as texts from '@padavu/domain/learning/note-texts';
import { limits } from '@padavu/domain/limits';
import { listedNotes, slotForNote } from '@padavu/domain/learning/notes';
import type { ListedNote, WaitingNote } from '@padavu/domain/learning/notes';
import { useState } from 'react';
import { z } from 'zod';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { firstClick } from '@/components/first-click.ts';
import { useNotice } from '@/components/Notices.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { wordsAtStart } from '@/components/text-button.ts';
import { WritingForm } from '@/components/WritingForm.tsx';
import { dropDraft, storeDraft, readDraft } from '@/lib/drafts.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { isUnavailable } from '@/lib/firebase/failure.ts';
import { freshId } from '@/lib/fresh-id.ts';
import { recordNote, useNotes } from '@/features/learning/notes.ts';
import type { LearnerLesson } from '@/features/learning/progress.ts';
import * as words from '@/features/learning/texts.ts';

type LessonNotesProps = {
  lesson: LearnerLesson;
  /** The position of the video in seconds; `undefined` before it plays. */
  position: () => number | undefined;
  onSeek: (position: number) => void;
};

/** The learner's notes on a lesson, and a form for a new one. */
export function LessonNotes({ lesson, position, onSeek }: LessonNotesProps) {
  const notify = useNotice();
  const { uid, courseId, lessonId } = lesson;
  const { live, retry, waiting, known } = useNotes(uid, courseId);
  /** Without a network a device may lack the stored notes. A new one is written and waits all the same. */
  const hasNoAnswer = live.state === 'failed' && isUnavailable(live.error);
  const [hadNoAnswer, setHadNoAnswer] = useState(false);
  if (hasNoAnswer && !hadNoAnswer) setHadNoAnswer(true);
  // The form stays while they are requested again.
  const isUnread = hasNoAnswer || (hadNoAnswer && live.state === 'loading');
  const states = { loading: texts.loading, failed: () => texts.failed, onRetry: retry };
  /** The note that is being edited, or was edited last, as it was when the editing began. */
  const [edited, setEdited] = useState<{ note: ListedNote; isOpen: boolean } | null>(null);
  const record = (note: Omit<WaitingNote, 'at' | 'spareId'>) => {
    const recorded = recordNote(lesson, note);
    recorded.stored.catch(() => notify({ severity: 'error', text: texts.notSaved }));
    return recorded;
  };
  const remove = ({ at, ...note }: ListedNote) => {
    const { at: deletedAt } = record({ ...note, text: '', replaces: at });
    notify({
      severity: 'success',
      text: texts.deleted,
      action: { label: words.undo, run: () => record({ ...note, replaces: deletedAt }) },
    });
  };
  return (
    <Panel title={texts.heading}>
      {isUnread && (
        <QueryState query={live} {...states}>
          {() => null}
        </QueryState>
      )}
      <QueryState query={isUnread ? { state: 'ready', data: known } : live} {...states}>
        {({ data: notes }) => {
          const slot = slotForNote(notes, freshId());
          const listed = listedNotes(notes).filter((note) => note.lessonId === lessonId);
          const lessonNotes = edited?.isOpen ? withNote(listed, edited.note) : listed;
          return (
            <Stack spacing={3}>
              {slot ? (
                <NoteForm
                  label={texts.text}
                  submit={texts.saveNew}
                  draft={{ owner: uid, form: 'note', record: String(lessonId) }}
                  position={position}
                  onKeep={(text, second) =>
                    record({ ...slot, lessonId, text, ...(second !== null && { second }) }).stored
                  }
                />
              ) : (
                <Typography>{texts.full}</Typography>
              )}
              {lessonNotes.length > 0 && (
                <Stack component="ul" spacing={2} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
                  {lessonNotes.map((note) => (
                    <Box
                      component="li"
                      key={note.id}
                      sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 2 }}
                    >
                      {edited?.note.id === note.id && edited.isOpen ? (
                        <NoteForm
                          label={texts.changedText}
                          submit={texts.save}
                          draft={{ owner: uid, form: 'note', record: note.id }}
                          before={note}
                          onKeep={(text, second, replaces) => {
                            const place = second !== null && { second };
                            setEdited({ note, isOpen: false });
                            return record({ id: note.id, lessonId, text, replaces, ...place }).stored;
                          }}
                          onRefused={() => setEdited((now) => (now?.isOpen ? now : { note, isOpen: true }))}
                          onCancel={() => setEdited({ note, isOpen: false })}
                        />
                      ) : (
                        <NoteView
                          note={note}
                          takesFocus={edited?.note.id === note.id}
                          isWaiting={waiting.includes(note.id)}
                          onSeek={onSeek}
                          onChange={() => setEdited({ note, isOpen: true })}
                          onDelete={() => remove(note)}
                        />
                      )}
                    </Box>
                  ))}
                </Stack>
              )}
            </Stack>
          );
        }}
      </QueryState>
    </Panel>
  );
}

/** The notes with an earlier version of one, which another device may have changed or deleted. */
const withNote = (notes: ListedNote[], note: ListedNote): ListedNote[] =>
  notes.some(({ id }) => id === note.id)
    ? notes.map((one) => (one.id === note.id ? note : one))
    : [...notes, note];

type NoteViewProps = {
  note: Pick<ListedNote, 'text' | 'second'>;
  isWaiting: boolean;
  /** Whether the note has just replaced its form. */
  takesFocus: boolean;
  onSeek: (position: number) => void;
  onChange: () => void;
  onDelete: () => void;
};

function NoteView({
  note: { text, second },
  isWaiting,
  takesFocus,
  onSeek,
  onChange,
  onDelete,
}: NoteViewProps) {
  const [start = ''] = text.split('\n');
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '68ch' }}>{text}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginTop: 0.5, ...wordsAtStart }}>
        {second !== undefined && (
          <Button
            onClick={() => onSeek(second)}
            aria-label={fillPlaceholders(words.playFrom, { time: clockTime(second) })}
          >
            {clockTime(second)}
          </Button>
        )}
        <Button
          ref={takesFocus ? focusOn : undefined}
          color="inherit"
          onClick={onChange}
          aria-label={fillPlaceholders(words.changeNote, { start })}
        >
          {words.change}
        </Button>
        <Button
          color="inherit"
          onClick={firstClick(onDelete)}
          aria-label={fillPlaceholders(words.deleteNote, { start })}
        >
          {words.remove}
        </Button>
        {/* In the row of the buttons: what is below must not move while it is pressed. */}
        {isWaiting && (
          <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
            {texts.waiting}
          </Typography>
        )}
      </Stack>
    </>
  );
}

const focusOn = (element: HTMLElement | null) => element?.focus();

const NoteInput = z.object({ text: z.string(), second: z.number().nullable() });

type NoteFormProps = {
  label: string;
  submit: string;
  draft: DraftKey;
  /** The stored note. */
  before?: Pick<ListedNote, 'text' | 'second' | 'at'>;
  /** The position of the video in seconds, which a new note belongs to. */
  position?: () => number | undefined;
  /**
   * Returns a promise that rejects when the note is refused. `replaces` identifies the version that the learner has
   * changed.
   */
  onKeep: (text: string, second: number | null, replaces: Date | undefined) => Promise<void>;
  /** The note was refused, and its text is in the draft again. */
  onRefused?: () => void;
  onCancel?: () => void;
};

/**
 * The form for a note. A new note belongs to the second at which the learner began to write it. The input is kept in
 * the tab until it is saved, and comes back when the note is refused.
 */
function NoteForm({ label, submit, draft, before, position, onKeep, onRefused, onCancel }: NoteFormProps) {
  const [savedDraft] = useState(() => readDraft(draft, NoteInput));
  const base = { text: before?.text ?? '', second: before?.second ?? null };
  const [input, setInput] = useState(savedDraft?.typed ?? base);
  const [offeredSecond, setOfferedSecond] = useState(savedDraft?.base.second ?? base.second);
  const isEdit = before !== undefined;
  const version = savedDraft?.version ?? before?.at ?? null;

  const change = (next: z.output<typeof NoteInput>, second = offeredSecond) => {
    setInput(next);
    setOfferedSecond(second);
    if (next.text === base.text && next.second === base.second) dropDraft(draft);
    else storeDraft(draft, { base: { ...base, second }, typed: next, version });
  };
  const write = (text: string) => {
    if (isEdit || input.text !== '') return change({ ...input, text });
    const seconds = position?.();
    const second = seconds === undefined ? null : Math.floor(seconds);
    return change({ text, second }, second);
  };
  /** Puts a refused note back, before what was typed since. */
  const putBack = ({ text, second }: typeof input, offered: number | null) => {
    const later = readDraft(draft, NoteInput)?.typed.text;
    change({ text: later ? `${text}\n${later}` : text, second }, offered);
    onRefused?.();
  };
  const keep = () => {
    dropDraft(draft);
    onKeep(input.text.trim(), input.second, version ?? undefined).catch(() => putBack(input, offeredSecond));
    setInput({ text: '', second: null });
    setOfferedSecond(null);
  };
  return (
    <WritingForm
      label={label}
      maxLength={limits.note.text}
      hint={texts.own}
      text={input.text}
      onWrite={write}
      required={texts.empty}
      button={
        <Button type="submit" variant="outlined">
          {submit}
        </Button>
      }
      onSubmit={keep}
      onCancel={
        onCancel &&
        (() => {
          dropDraft(draft);
          onCancel();
        })
      }
    >
      {offeredSecond !== null && (
        <CheckboxInput
          label={fillPlaceholders(words.atSecond, { time: clockTime(offeredSecond) })}
          checked={input.second !== null}
          onChange={(event) => change({ ...input, second: event.target.checked ? offeredSecond : null })}
        />
      )}
    </WritingForm>
  );
}
