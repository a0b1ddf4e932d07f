import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { LessonQuestion, QuestionAnswer } from '@padavu/domain/learning/lesson-question';
import type { QuestionModeration } from '@padavu/domain/learning/question-input';
import { questionLimits } from '@padavu/domain/learning/question-limits';
import { questionMessages } from '@padavu/domain/learning/question-messages';
import { cutText } from '@padavu/domain/stored';
import { useState } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { MessageForm } from '@/components/MessageForm.tsx';
import { Tag } from '@/components/Tag.tsx';
import { Thread, ThreadEntry, WrittenMessage } from '@/components/WrittenMessage.tsx';
import { besideTextButtons, wordsAtStart } from '@/components/text-button.ts';
import { useCommand } from '@/components/use-command.ts';
import { PersonLink, QueuedLesson } from '@/features/course-content/QueuedLesson.tsx';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { answerQuestion, moderateQuestion } from './api.ts';

const { questions: texts } = adminMessages;

/** A question with its answers, and the actions of the school on it. */
export function QuestionCard({ question }: { question: LessonQuestion }) {
  const { id, courseId, lessonTitle, answers, pinned, hidden, closed, waiting, reported } = question;
  const excerpt = excerptOf(question);
  const moderated = { id, about: excerpt };
  const draftKey = useDraftKey('answer', id);
  const [isAnswering, setAnswering] = useState(false);
  const hiddenAnswers = answers.filter((answer) => answer.hidden).map((answer) => answer.id);
  const toggleHidden = (answerId: string) =>
    hiddenAnswers.includes(answerId)
      ? hiddenAnswers.filter((one) => one !== answerId)
      : [...hiddenAnswers, answerId];
  return (
    <Card component="article" aria-label={excerpt} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <QueuedLesson courseId={courseId} lessonTitle={lessonTitle} />
          {reported && <Tag strong>{texts.reported}</Tag>}
          {waiting && <Tag strong>{texts.waiting}</Tag>}
          {pinned && <Tag>{texts.pinned}</Tag>}
          {hidden && <Tag>{texts.hidden}</Tag>}
          {closed && <Tag>{texts.closed}</Tag>}
        </Stack>
        <Message message={{ ...question, at: question.askedAt, fromSchool: false }} />
        {answers.length > 0 && (
          <Thread>
            {answers.map((answer) => (
              <ThreadEntry key={answer.id} isAnswer>
                <Message message={answer} />
                <Box sx={wordsAtStart}>
                  <ModerationButton
                    id={id}
                    about={excerptOf(answer)}
                    label={answer.hidden ? texts.showAnswer : texts.hideAnswer}
                    change={{ hiddenAnswers: toggleHidden(answer.id) }}
                  />
                </Box>
              </ThreadEntry>
            ))}
          </Thread>
        )}
        {isAnswering ? (
          <MessageForm
            label={texts.answer}
            hint={texts.answerHint}
            maxLength={questionLimits.text}
            required={questionMessages.textRequired}
            submit={texts.send}
            draft={draftKey}
            send={(message) => answerQuestion(question, message)}
            failed={(error) => reasonOf(error, adminMessages.queueFailed)}
            onSent={() => setAnswering(false)}
            onCancel={() => setAnswering(false)}
          />
        ) : (
          <Stack direction="row" sx={besideTextButtons}>
            <Button variant="contained" aria-description={excerpt} onClick={() => setAnswering(true)}>
              {texts.doAnswer}
            </Button>
            <Stack direction="row" sx={{ flexWrap: 'wrap', ...wordsAtStart }}>
              {waiting && <ModerationButton {...moderated} label={texts.done} change={{ waiting: false }} />}
              {reported && (
                <ModerationButton {...moderated} label={texts.keep} change={{ reported: false }} />
              )}
              <ModerationButton
                {...moderated}
                label={pinned ? texts.unpin : texts.pin}
                change={{ pinned: !pinned }}
              />
              <ModerationButton
                {...moderated}
                label={closed ? texts.open : texts.close}
                change={{ closed: !closed }}
              />
              <ModerationButton
                {...moderated}
                label={hidden ? texts.unhide : texts.hide}
                change={hidden ? { hidden: false } : { hidden: true, waiting: false, reported: false }}
              />
            </Stack>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** A message with its author; the name of a learner links to the account. */
function Message({ message }: { message: Pick<QuestionAnswer, 'by' | 'fromSchool' | 'text' | 'at'> }) {
  const { by, fromSchool, text, at } = message;
  const isLearner = !fromSchool && by.uid !== '';
  return (
    <WrittenMessage
      author={isLearner ? <PersonLink person={by} /> : by.name}
      tags={fromSchool && <Tag>{texts.school}</Tag>}
      at={at}
      text={text}
    />
  );
}

/** The beginning of a message, by which screen readers tell it from the others of the page. */
const excerptOf = ({ text }: { text: string }) => cutText(text, 60);

type ModerationButtonProps = {
  id: string;
  /** The beginning of the question or answer. */
  about: string;
  label: string;
  change: QuestionModeration;
};

/** A button that applies one change to a question. */
function ModerationButton({ id, about, label, change }: ModerationButtonProps) {
  const { pending, run } = useCommand({
    send: () => moderateQuestion(id, change),
    done: () => ({ text: texts.changed }),
    failed: (error) => reasonOf(error, adminMessages.queueFailed),
  });
  return (
    <CommandButton pending={pending} aria-description={about} onClick={run}>
      {label}
    </CommandButton>
  );
}
