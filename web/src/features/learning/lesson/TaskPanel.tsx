import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { taskAnswerKey } from '@padavu/domain/learning/answered';
import { taskLimits } from '@padavu/domain/learning/task-limits';
import { taskMessages } from '@padavu/domain/learning/task-messages';
import type { Progress } from '@padavu/domain/learning/progress';
import type { OwnWork } from '@padavu/domain/learning/task';
import type { TaskState } from '@padavu/domain/learning/task-state';
import { useRef, useState } from 'react';
import { FileInput } from '@/components/FileInput.tsx';
import { LinkedText } from '@/components/LinkedText.tsx';
import { MessageForm } from '@/components/MessageForm.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { PictureOnRequest } from '@/components/PictureOnRequest.tsx';
import { Thread, ThreadEntry, WrittenMessage } from '@/components/WrittenMessage.tsx';
import type { Live } from '@/lib/firebase/live.ts';
import { isChangedMeanwhile } from '@/lib/refusals.ts';
import type { LearnerLesson } from '@/features/learning/progress.ts';
import { sendProblem, useSeenAnswers } from './questions.ts';
import { SchoolTag } from './SchoolTag.tsx';
import { addPicture, fetchOwnPicture, handIn, pictureProblem, useOwnWork } from './tasks.ts';
import * as texts from '@/features/learning/texts.ts';

type TaskPanelProps = {
  /** `undefined` or empty when the school has taken the task away: what was written about it stays. */
  task: string | undefined;
  learnerLesson: LearnerLesson;
  progress: Live<Progress>;
};

const stateTexts: Record<TaskState, string> = {
  waiting: texts.workWaiting,
  again: texts.workAgain,
  done: texts.workDone,
};

/** The task of a lesson, the learner's work and the school's answers to it. */
export function TaskPanel({ task, learnerLesson, progress }: TaskPanelProps) {
  const { uid, lessonId } = learnerLesson;
  const progressData = progress.state === 'ready' ? progress.data : undefined;
  const { live, isPrevious, retry } = useOwnWork(
    lessonId,
    progressData?.tasks?.[lessonId]?.at.getTime() ?? 0,
  );
  const hasNews = progressData?.answered?.[taskAnswerKey(lessonId)] !== undefined;
  useSeenAnswers('work', lessonId, hasNews && live.state === 'ready' && !isPrevious);
  return (
    <Box sx={{ marginTop: 4 }}>
      <Panel title={texts.task}>
        {task && <LinkedText>{task}</LinkedText>}
        <QueryState query={live} loading={texts.loadingWork} onRetry={retry}>
          {({ data: work }) =>
            task ? (
              <Work uid={uid} lessonId={lessonId} work={work} onChanged={retry} />
            ) : (
              work && <Turns work={work} />
            )
          }
        </QueryState>
      </Panel>
    </Box>
  );
}

type WorkProps = { uid: string; lessonId: number; work: OwnWork | null; onChanged: () => void };

function Work({ uid, lessonId, work, onChanged }: WorkProps) {
  /** `undefined` until the form was used. The button that replaces the form takes its focus. */
  const [isChanging, setChanging] = useState<boolean>();
  /** The number of pictures sent from here. As a key it makes the picture load again. */
  const [pictures, setPictures] = useState(0);
  const state = work?.state;
  const handleSent = () => {
    setChanging(false);
    onChanged();
  };
  const handleFailure = (error: unknown) => {
    if (isChangedMeanwhile(error)) {
      // The form stays below the newer work, so that both can be read.
      setChanging(true);
      onChanged();
    }
    return sendProblem(error);
  };
  return (
    <>
      {state && (
        <Stack role="status" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {state === 'done' && <CheckCircle color="primary" />}
          <Typography sx={{ fontWeight: 650 }}>{stateTexts[state]}</Typography>
        </Stack>
      )}
      {work && <Turns work={work} />}
      {work?.hasPicture && (
        <PictureOnRequest
          key={pictures}
          label={texts.showPicture}
          alt={texts.pictureAlt}
          load={() => fetchOwnPicture(lessonId)}
        />
      )}
      {(state === undefined || state === 'again' || isChanging) && (
        <MessageForm
          label={work ? texts.yourWorkAgain : texts.yourWork}
          hint={texts.workHint}
          maxLength={taskLimits.text}
          required={taskMessages.textRequired}
          submit={texts.handIn}
          draft={{ owner: uid, form: 'work', record: String(lessonId) }}
          send={({ text }) => handIn(lessonId, { text, lastTurnAt: work?.turns.at(-1)?.at ?? null })}
          failed={handleFailure}
          onSent={handleSent}
          {...(isChanging && { onCancel: () => setChanging(false) })}
        />
      )}
      {state === 'waiting' && !isChanging && (
        <Button
          sx={{ alignSelf: 'start' }}
          variant="outlined"
          autoFocus={isChanging === false}
          onClick={() => setChanging(true)}
        >
          {texts.rewrite}
        </Button>
      )}
      {work && state !== 'done' && (
        <PictureInput
          lessonId={lessonId}
          hasPicture={work.hasPicture}
          onSent={() => {
            setPictures((count) => count + 1);
            onChanged();
          }}
        />
      )}
    </>
  );
}

function Turns({ work: { turns } }: { work: OwnWork }) {
  return (
    <Thread>
      {turns.map(({ fromSchool, name, text, at }) => (
        <ThreadEntry key={at.getTime()} isAnswer={fromSchool}>
          <WrittenMessage
            author={fromSchool ? name : texts.you}
            tags={fromSchool && <SchoolTag />}
            at={at}
            text={text}
          />
        </ThreadEntry>
      ))}
    </Thread>
  );
}

type PictureInputProps = { lessonId: number; hasPicture: boolean; onSent: () => void };

function PictureInput({ lessonId, hasPicture, onSent }: PictureInputProps) {
  const notify = useNotice();
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState<string>();
  /** The last upload. Pictures are sent one after the other, so that the one chosen last stays. */
  const lastUpload = useRef<Promise<void>>(Promise.resolve());
  const send = async (file: File) => {
    setProblem(undefined);
    setSending((count) => count + 1);
    try {
      await addPicture(lessonId, file);
      notify({ severity: 'success', text: texts.pictureSent });
      onSent();
    } catch (error) {
      setProblem(pictureProblem(error));
    } finally {
      setSending((count) => count - 1);
    }
  };
  return (
    <FileInput
      label={hasPicture ? texts.anotherPicture : texts.addPicture}
      hint={sending > 0 ? texts.sending : texts.pictureHint}
      accept="image/*"
      error={problem}
      onChoose={(file) => {
        lastUpload.current = lastUpload.current.then(() => send(file));
      }}
    />
  );
}
