import { FilledText } from '@/components/FilledText.tsx';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CertificateReply, completedAt, hasOpenWork } from '@padavu/domain/learning/certificate';
import { certificateMessages } from '@padavu/domain/learning/certificate-messages';
import type { Course } from '@padavu/domain/course/course';
import { messageFor } from '@padavu/domain/messages';
import { stepsOf } from '@padavu/domain/course/outline';
import type { CategoryLessons, Step } from '@padavu/domain/course/outline';
import type { Progress } from '@padavu/domain/learning/progress';
import { dataReply } from '@padavu/domain/api/reply';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { lessonTitle } from '@padavu/domain/course/lesson';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { addressOf } from '@/lib/language.ts';
import { lessonPath } from '@/lib/paths.ts';
import { useFetched } from '@/lib/use-fetched.ts';
import { useLearner } from '@/features/learning/learner-access.ts';
import * as texts from '@/features/learning/texts.ts';
import { useWaitingEntries } from '@/features/learning/layout/use-waiting-entries.ts';

async function fetchCertificate(): Promise<CertificateReply> {
  const { data } = await callAuthorisedApi({
    method: 'PUT',
    path: '/users/me/certificate',
    reply: dataReply(CertificateReply),
  });
  return data;
}

type OwnCertificateProps = { course: Course; outline: readonly CategoryLessons[]; progress: Progress };

/**
 * The certificate of a completed course. The first request creates it, so it waits until all progress has been sent.
 * The server refuses it until the school has accepted all work, but neither a task that is newer than the completion
 * nor work that is handed in again takes a certificate away. Nor do lessons that were added since: while those are not
 * complete, this renders nothing unless there is a certificate.
 */
export function OwnCertificate({ course, outline, progress }: OwnCertificateProps) {
  const { uid } = useLearner();
  const isSent = useWaitingEntries(uid, course.id).length === 0;
  const open = stepsOf(outline).filter(({ lesson }) => hasOpenWork(lesson, progress));
  const completed = completedAt(progress, course);
  const isWaiting = open.some(({ lesson }) => completed && lesson.updatedAt <= completed);
  const { live, retry } = useFetched(
    // Asked again when work is accepted, and when added lessons are complete.
    ['certificate', uid, open.length, completed !== undefined],
    isSent ? fetchCertificate : null,
  );
  if (!completed && live.state !== 'ready') return null;
  const [step] = open;
  const isRefused = live.state === 'failed' && isNotComplete(live.error);
  if (step && (isWaiting ? live.state !== 'ready' : isRefused)) {
    return <OpenWork step={step} />;
  }
  return (
    <Panel title={texts.yourCertificate}>
      <QueryState
        query={live}
        loading={isSent ? texts.gettingCertificate : texts.progressBeingSent}
        failed={(reason) => reason ?? texts.certificateFailed}
        onRetry={retry}
      >
        {({ data: certificate }) => (
          <>
            <Typography sx={{ marginBottom: 2 }}>
              <FilledText
                text={texts.certificateReady}
                values={{ number: <strong>{certificate.number}</strong> }}
              />
            </Typography>
            <Button
              variant="contained"
              href={addressOf(`/certificate/${certificate.number}`)}
              target="_blank"
              rel="noopener"
            >
              {texts.openCertificate}
            </Button>{' '}
            <Button href={addressOf(`/certificate/${certificate.number}.pdf`)}>{texts.downloadPdf}</Button>
          </>
        )}
      </QueryState>
    </Panel>
  );
}

const isNotComplete = (error: Error) => error instanceof ApiError && error.reply?.code === 'not-complete';

/** Says what the certificate waits for, and leads to the lesson whose work is open. */
function OpenWork({ step: { category, lesson } }: { step: Step }) {
  return (
    <Panel title={texts.yourCertificate}>
      <Typography>{certificateMessages.tasksOpen}</Typography>
      <TextLink to={lessonPath(category.courseId, category.id, lesson.id)}>
        {messageFor.dayTab(lesson.day)}: {lessonTitle(lesson)}
      </TextLink>
    </Panel>
  );
}
