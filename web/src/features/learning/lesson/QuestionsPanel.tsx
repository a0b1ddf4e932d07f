import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LessonQuestionReply } from '@padavu/domain/learning/lesson-question';
import { questionLimits } from '@padavu/domain/learning/question-limits';
import { questionMessages } from '@padavu/domain/learning/question-messages';
import { useState } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { MessageForm } from '@/components/MessageForm.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { Tag } from '@/components/Tag.tsx';
import { wordsAtStart } from '@/components/text-button.ts';
import { Thread, ThreadEntry, WrittenMessage } from '@/components/WrittenMessage.tsx';
import { useCommand, useConfirmedCommand } from '@/components/use-command.ts';
import type { LearnerLesson } from '@/features/learning/progress.ts';
import { SchoolTag } from './SchoolTag.tsx';
import {
  answerQuestion,
  askQuestion,
  commandProblem,
  sendProblem,
  reportQuestion,
  useQuestions,
  useSeenAnswers,
  withdrawQuestion,
} from './questions.ts';
import * as texts from '@/features/learning/texts.ts';

type QuestionsPanelProps = {
  lesson: LearnerLesson;
  /** Whether there are answers that the learner has not seen. */
  hasNews: boolean;
};

/** The questions under a lesson, with the answers of learners and of the school. */
export function QuestionsPanel({ lesson: { uid, lessonId }, hasNews }: QuestionsPanelProps) {
  const { query, refresh, loadMore } = useQuestions(lessonId);
  useSeenAnswers('questions', lessonId, hasNews && query.state === 'ready');
  /**
   * The questions to which an answer is being written. A question that is withdrawn meanwhile stays until the form is
   * closed, so that what was typed can be copied. It comes first, because a form that moves down loses its focus.
   */
  const [answering, setAnswering] = useState<readonly LessonQuestionReply[]>([]);
  return (
    <Panel title={texts.questions}>
      {query.state !== 'failed' && (
        <MessageForm
          label={texts.askQuestion}
          hint={texts.askHint}
          maxLength={questionLimits.text}
          required={questionMessages.textRequired}
          submit={texts.ask}
          draft={{ owner: uid, form: 'question', record: String(lessonId) }}
          send={(message) => askQuestion(lessonId, message)}
          failed={sendProblem}
          onSent={refresh}
        />
      )}
      <QueryState query={query} loading={texts.loadingQuestions} onRetry={refresh}>
        {({ data }) => {
          const gone = answering.filter(({ id }) => data.every((question) => question.id !== id));
          const questions = [...gone, ...data];
          return questions.length === 0 ? (
            <Typography color="textSecondary">{texts.noQuestions}</Typography>
          ) : (
            <Stack component="ul" spacing={3} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {questions.map((question) => (
                <Box
                  component="li"
                  key={question.id}
                  sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 2 }}
                >
                  <Question
                    uid={uid}
                    lessonId={lessonId}
                    question={question}
                    onAnswering={(isAnswering) => {
                      setAnswering((others) => [
                        ...others.filter(({ id }) => id !== question.id),
                        ...(isAnswering ? [question] : []),
                      ]);
                    }}
                    onChanged={refresh}
                  />
                </Box>
              ))}
            </Stack>
          );
        }}
      </QueryState>
      {loadMore && <MoreButton load={loadMore} />}
    </Panel>
  );
}

function MoreButton({ load }: { load: () => Promise<unknown> }) {
  const { pending, run } = useCommand({ send: load, failed: commandProblem });
  return (
    <CommandButton variant="outlined" pending={pending} onClick={run}>
      {texts.moreQuestions}
    </CommandButton>
  );
}

type QuestionProps = {
  uid: string;
  lessonId: number;
  question: LessonQuestionReply;
  /** Called when the form for an answer is opened and closed. */
  onAnswering: (isAnswering: boolean) => void;
  onChanged: () => void;
};

function Question({ uid, lessonId, question, onAnswering, onChanged }: QuestionProps) {
  const { id, text, pinned, closed, answers } = question;
  /** `undefined` until the form was open. The button that replaces the form takes its focus. */
  const [isAnswering, setAnswering] = useState<boolean>();
  const [begin = ''] = text.split('\n');
  const showForm = (isOpen: boolean) => {
    setAnswering(isOpen);
    onAnswering(isOpen);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <QuestionMessage message={question} pinned={pinned} />
      {answers.length > 0 && (
        <Thread>
          {answers.map((answer) => (
            <ThreadEntry key={answer.id} isAnswer>
              <QuestionMessage message={answer} />
            </ThreadEntry>
          ))}
        </Thread>
      )}
      {isAnswering ? (
        <MessageForm
          label={texts.yourAnswer}
          maxLength={questionLimits.text}
          required={questionMessages.textRequired}
          submit={texts.answer}
          draft={{ owner: uid, form: 'answer', record: id }}
          send={(message) => answerQuestion({ lessonId, questionId: id }, message)}
          failed={(error) => {
            // It may have been refused because the question was withdrawn or closed.
            onChanged();
            return sendProblem(error);
          }}
          onSent={() => {
            showForm(false);
            onChanged();
          }}
          onCancel={() => showForm(false)}
        />
      ) : (
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', ...(!closed && wordsAtStart) }}
        >
          {closed ? (
            <Typography variant="body2" color="textSecondary">
              {texts.questionClosed}
            </Typography>
          ) : (
            <Button
              autoFocus={isAnswering === false}
              onClick={() => showForm(true)}
              aria-label={fillPlaceholders(texts.answerTo, { begin })}
            >
              {texts.answer}
            </Button>
          )}
          {question.own && answers.length === 0 ? (
            <WithdrawButton lessonId={lessonId} questionId={id} begin={begin} onChanged={onChanged} />
          ) : (
            <ReportButton lessonId={lessonId} questionId={id} begin={begin} />
          )}
        </Stack>
      )}
    </Stack>
  );
}

type QuestionMessageProps = {
  message: Omit<LessonQuestionReply, 'pinned' | 'closed' | 'answers'>;
  pinned?: boolean;
};

/** A question or an answer as learners see it. */
function QuestionMessage({
  message: { name, fromSchool, own, text, at },
  pinned = false,
}: QuestionMessageProps) {
  const tags = (
    <>
      {fromSchool && <SchoolTag />}
      {pinned && <Tag strong>{texts.pinned}</Tag>}
    </>
  );
  return <WrittenMessage author={own ? texts.you : name} tags={tags} at={at} text={text} />;
}

type QuestionActionProps = {
  lessonId: number;
  questionId: string;
  /** The first line of the question. */
  begin: string;
};

/** Withdraws the learner's question, while nobody has answered it. */
function WithdrawButton({
  lessonId,
  questionId,
  begin,
  onChanged,
}: QuestionActionProps & { onChanged: () => void }) {
  const { ask, dialog } = useConfirmedCommand({
    send: () => withdrawQuestion(lessonId, questionId),
    done: (text) => ({ text }),
    failed: sendProblem,
    onSettled: onChanged,
  });
  return (
    <>
      <Button color="inherit" onClick={ask} aria-label={fillPlaceholders(texts.withdrawThis, { begin })}>
        {texts.withdraw}
      </Button>
      <ConfirmDialog {...dialog} question={texts.withdrawQuestion} confirm={texts.withdraw}>
        {texts.withdrawEffect}
      </ConfirmDialog>
    </>
  );
}

function ReportButton({ lessonId, questionId, begin }: QuestionActionProps) {
  const { ask, dialog } = useConfirmedCommand({
    send: () => reportQuestion(lessonId, questionId),
    done: (text) => ({ text }),
    failed: sendProblem,
  });
  return (
    <>
      <Button color="inherit" onClick={ask} aria-label={fillPlaceholders(texts.reportThis, { begin })}>
        {texts.report}
      </Button>
      <ConfirmDialog {...dialog} question={texts.reportQuestion} confirm={texts.report}>
        {texts.reportEffect}
      </ConfirmDialog>
    </>
  );
}
