import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import { languageNames } from '@padavu/domain/language/language';
import { lastActivity, lessonCounts, noProgress, progressPercent } from '@padavu/domain/learning/progress';
import type { Progress } from '@padavu/domain/learning/progress';
import { discountWords } from '@padavu/domain/payment/payment-message';
import type { Role, User } from '@padavu/domain/user/user';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CopyButton } from '@/components/CopyButton.tsx';
import { Fact, FactList } from '@/components/FactList.tsx';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import { MediumDate, MediumMoment } from '@/components/MediumDate.tsx';
import { PageTitle } from '@/components/PageTitle.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { tapArea } from '@/components/tap-area.ts';
import { courseDocument, progressDocument } from '@/features/course-content/queries.ts';
import { ProgressSteps } from '@/features/course-content/ProgressSteps.tsx';
import { useStaffMember } from '@/features/session/use-staff-member.ts';
import { useBrand } from '@/lib/brand.ts';
import { combineReads } from '@/lib/firebase/live-reads.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { paths } from '@/lib/paths.ts';
import {
  ApproveWithPayment,
  ApproveWithPaymentButton,
} from '@/features/admin-users/payment/ApproveWithPayment.tsx';
import { ApproveButton, DeactivateButton, DeleteUserButton } from '@/features/admin-users/UserCommands.tsx';
import { CertificatesPanel } from './CertificatesPanel.tsx';
import { MessagePanel } from './MessagePanel.tsx';
import { PacePanel } from './PacePanel.tsx';
import { PersonalDataPanel } from './PersonalDataPanel.tsx';
import { PaymentPanel } from '@/features/admin-users/payment/PaymentPanel.tsx';
import { QuizTriesPanel } from './QuizTriesPanel.tsx';
import { TeachingPanel } from './TeachingPanel.tsx';
import { UserAuditLog } from './UserAuditLog.tsx';
import { UserStatusChip } from '@/features/admin-users/user-columns.tsx';

/** The page of an existing user. */
export function UserView({ user }: { user: User }) {
  const { uid } = useStaffMember();
  const navigate = useNavigate();
  const [approvingId, setApprovingId] = useState<string | null>(null);
  const isOwn = user.id === uid;
  // An administrator or a teacher without a course has no payment, progress or chat.
  const isLearner = user.role === 'user' || user.courseId !== null;
  return (
    <Stack spacing={3}>
      <PageTitle>{user.name}</PageTitle>
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Stack direction="row" spacing={2} sx={{ alignItems: 'start', minWidth: 0 }}>
          <InitialAvatar name={user.name} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {user.name}
            </Typography>
            <UserStatusChip status={user.status} />
          </Box>
        </Stack>
        {!isOwn && (
          <AccountCommands
            user={user}
            onApproveWithPayment={() => setApprovingId(user.id)}
            onDeleted={() => void navigate(paths.adminUsers)}
          />
        )}
      </Stack>
      {!isOwn && (
        <ApproveWithPayment userId={approvingId} onUserChange={setApprovingId} draftUserId={user.id} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={3}>
          <AccountPanel user={user} />
          {isLearner && <PaymentPanel user={user} />}
          {isLearner && <UserProgress user={user} />}
          {isLearner && <QuizTriesPanel user={user} />}
          {isLearner && <PacePanel user={user} />}
          {isLearner && <CertificatesPanel user={user} />}
          {!isOwn && <TeachingPanel user={user} />}
        </Stack>
        <Stack spacing={3}>
          {isLearner && !isOwn && <MessagePanel user={user} />}
          <UserAuditLog uid={user.id} />
          <PersonalDataPanel user={user} onErased={() => void navigate(paths.adminUsers)} />
        </Stack>
      </Box>
    </Stack>
  );
}

type AccountCommandsProps = {
  user: User;
  /** Opens the dialog that approves the user with a payment. */
  onApproveWithPayment: () => void;
  onDeleted: () => void;
};

/** The commands of the user page, which has room for all of them. */
function AccountCommands({ user, onApproveWithPayment, onDeleted }: AccountCommandsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {user.status !== 'approved' && <ApproveButton user={user} />}
      {user.status === 'pending' && <ApproveWithPaymentButton user={user} onOpen={onApproveWithPayment} />}
      <DeactivateButton user={user} />
      <DeleteUserButton user={user} onDeleted={onDeleted} />
    </Stack>
  );
}

const roleNames: Record<Role, string> = { user: 'Learner', teacher: 'Teacher', admin: 'Administrator' };

/** The account's data. */
function AccountPanel({ user }: { user: User }) {
  const { email, course, discount, registrationDate, paymentReference, role, language } = user;
  const region = useBrand();
  return (
    <Panel title="Account">
      <FactList>
        <Fact term="Email" wide>
          {email ? (
            <TextLink to={`mailto:${email}`} sx={tapArea}>
              {email}
            </TextLink>
          ) : (
            '—'
          )}
        </Fact>
        <Fact term="Course">{course}</Fact>
        <Fact term="Language">{language ? languageNames[language] : '—'}</Fact>
        {discount && (
          <Fact term="Discount" wide>
            {discountWords(region, discount)}
          </Fact>
        )}
        <Fact term="Role">{roleNames[role]}</Fact>
        <Fact term="Registered">
          <MediumDate value={registrationDate} />
        </Fact>
        <Fact term="Payment reference">
          {paymentReference ? (
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
              <Box component="span" sx={{ fontWeight: 700, letterSpacing: '0.1em' }}>
                {paymentReference}
              </Box>
              <CopyButton text={paymentReference} what="reference" small />
            </Box>
          ) : (
            '—'
          )}
        </Fact>
      </FactList>
    </Panel>
  );
}

/** A user's progress in their course, live. */
function UserProgress({ user }: { user: User }) {
  return (
    <Panel title="Progress">
      {user.courseId === null ? (
        <Typography color="textSecondary">This account has no course.</Typography>
      ) : (
        <CourseProgress uid={user.id} courseId={user.courseId} />
      )}
    </Panel>
  );
}

function CourseProgress({ uid, courseId }: { uid: string; courseId: number }) {
  const { live, retry } = combineReads(
    useLiveDocument(courseDocument(courseId)),
    useLiveDocument(progressDocument(uid, courseId)),
    ({ data: course }, { data: progress }) => ({ course, progress: progress ?? noProgress }),
  );
  return (
    <QueryState query={live} loading="Loading progress..." onRetry={retry}>
      {({ data }) => <LoadedProgress {...data} />}
    </QueryState>
  );
}

function LoadedProgress({ course, progress }: { course: Course | null; progress: Progress }) {
  return course === null ? (
    <Typography color="textSecondary">The course of this account no longer exists.</Typography>
  ) : (
    <LearnerProgress course={courseTitle(course)} lessonIds={course.lessonIds} progress={progress} />
  );
}

type LearnerProgressProps = { course: string; lessonIds: readonly number[]; progress: Progress };

/** The progress of a learner in a course, with the numbers that the learner sees. */
function LearnerProgress({ course, lessonIds, progress }: LearnerProgressProps) {
  const percent = progressPercent(progress, lessonIds);
  const { complete, opened, existing } = lessonCounts(progress, lessonIds);
  const last = lastActivity(progress);
  const ofTotal = `of ${existing} ${existing === 1 ? 'lesson' : 'lessons'}`;
  return (
    <Stack spacing={2}>
      <ProgressSteps percent={percent} label={`Progress in ${course}`} />
      <Typography sx={{ fontWeight: 650 }}>{`${percent}% of ${course}`}</Typography>
      <FactList>
        <Fact term="Complete">{`${complete} ${ofTotal}`}</Fact>
        <Fact term="Opened">{`${opened} ${ofTotal}`}</Fact>
        <Fact term="Last activity">{last ? <MediumMoment value={last} /> : 'Not begun yet'}</Fact>
      </FactList>
    </Stack>
  );
}
