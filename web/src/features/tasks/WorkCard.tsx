import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { taskLimits } from '@padavu/domain/learning/task-limits';
import { taskMessages } from '@padavu/domain/learning/task-messages';
import type { Submission } from '@padavu/domain/learning/task';
import { useState } from 'react';
import { z } from 'zod';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { MessageForm } from '@/components/MessageForm.tsx';
import { PictureOnRequest } from '@/components/PictureOnRequest.tsx';
import { Tag } from '@/components/Tag.tsx';
import { Thread, ThreadEntry, WrittenMessage } from '@/components/WrittenMessage.tsx';
import { PersonLink, QueuedLesson } from '@/features/course-content/QueuedLesson.tsx';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { dropDraft, readDraft, storeDraft } from '@/lib/drafts.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { answerWork, fetchPicture } from './api.ts';

const { work: texts } = adminMessages;

/** A submission for a lesson with its thread, and the form to answer it. */
export function WorkCard({ work }: { work: Submission }) {
  const { id, by, courseId, lessonTitle, state, hasPicture, turns, lastAt } = work;
  const name = `${by.name}, ${lessonTitle}`;
  const [isAnswering, setAnswering] = useState(false);
  const answerDraft = useDraftKey('work-answer', id);
  const tickDraft = useDraftKey('work-done', id);
  const [isDone, setDone] = useState(() => readDraft(tickDraft, z.boolean())?.typed ?? false);
  const tick = (next: boolean) => {
    setDone(next);
    if (next) storeDraft(tickDraft, { base: false, typed: true, version: null });
    else dropDraft(tickDraft);
  };
  const close = () => {
    tick(false);
    setAnswering(false);
  };
  return (
    <Card component="article" aria-label={name} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Stack spacing={2} sx={{ overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <QueuedLesson courseId={courseId} lessonTitle={lessonTitle} />
          <Tag strong={state === 'waiting'}>{texts.states[state]}</Tag>
        </Stack>
        <Thread>
          {turns.map(({ fromSchool, by: writer, at, text }) => (
            <ThreadEntry key={at.getTime()} isAnswer={fromSchool}>
              <WrittenMessage
                author={fromSchool ? writer.name : <PersonLink person={by} />}
                at={at}
                text={text}
              />
            </ThreadEntry>
          ))}
        </Thread>
        {hasPicture && (
          // A new picture changes `lastAt`, and the key makes it load.
          <PictureOnRequest
            key={lastAt.getTime()}
            label={texts.showPicture}
            alt={`The picture that ${by.name} handed in`}
            load={() => fetchPicture(id)}
          />
        )}
        {isAnswering ? (
          <MessageForm
            label={texts.answer}
            hint={isDone ? texts.mayBeEmpty : texts.again}
            maxLength={taskLimits.text}
            required={isDone ? null : taskMessages.textRequired}
            submit={texts.send}
            draft={answerDraft}
            send={({ text }) => answerWork(work, { state: isDone ? 'done' : 'again', text })}
            failed={(error) => reasonOf(error, adminMessages.queueFailed)}
            onSent={close}
            onCancel={close}
          >
            <CheckboxInput
              label={texts.done}
              checked={isDone}
              onChange={({ target }) => tick(target.checked)}
            />
          </MessageForm>
        ) : (
          <Button
            variant={state === 'waiting' ? 'contained' : 'outlined'}
            sx={{ alignSelf: 'start' }}
            aria-description={name}
            onClick={() => setAnswering(true)}
          >
            {texts.doAnswer}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
