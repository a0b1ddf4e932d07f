import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messageLink } from '@padavu/domain/school/brand';
import { completedAt } from '@padavu/domain/learning/certificate';
import { courseTitle, type Course } from '@padavu/domain/course/course';
import { languageNames, languages, type Language } from '@padavu/domain/language/language';
import { inLanguage } from '@padavu/domain/language/record-language';
import { learnerMessage } from '@padavu/domain/user/learner-message';
import { noProgress } from '@padavu/domain/learning/progress';
import { fillMessage } from '@padavu/domain/payment/payment-message';
import type { User } from '@padavu/domain/user/user';
import { useState, type MouseEvent } from 'react';
import { pluralize } from '@/components/pluralize.ts';
import { QueryState } from '@/components/QueryState.tsx';
import { SettledDialog } from '@/components/SettledDialog.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { courseDocument, progressDocument } from '@/features/course-content/queries.ts';
import { ApiError } from '@/lib/api.ts';
import { useBrand } from '@/lib/brand.ts';
import { readDocumentOnce } from '@/lib/firebase/live.ts';
import { userDocument } from '@/lib/firebase/user-document.ts';
import { signInAddress } from '@/lib/sign-in-address.ts';
import { useFetched } from '@/lib/use-fetched.ts';
import { congratulateUser, userProblem } from '@/features/admin-users/api.ts';

const { congratulate: texts } = adminMessages;

/** A learner, as currently stored, and the title of their course in their language. */
type Graduate = { user: User; title: string };

/** The users who have completed their course, and those who have not. */
type Completions = { complete: readonly Graduate[]; leftOut: readonly User[] };

const languageOf = ({ language }: Pick<User, 'language'>): Language => language ?? 'en';

async function fetchCompletions(users: readonly User[]): Promise<Completions> {
  const courses = new Map<number, Promise<Course | null>>();
  const courseOf = (id: number) => {
    const course = courses.get(id) ?? readDocumentOnce(courseDocument(id));
    courses.set(id, course);
    return course;
  };
  const results = await Promise.all(
    users.map(async ({ id, courseId: listedCourseId, ...listed }) => {
      const user = (await readDocumentOnce(userDocument(id))) ?? { id, courseId: listedCourseId, ...listed };
      const { courseId } = user;
      if (courseId === null || user.status !== 'approved') return { user, title: null };
      const [course, progress] = await Promise.all([
        courseOf(courseId),
        readDocumentOnce(progressDocument(id, courseId)),
      ]);
      const isComplete = course !== null && completedAt(progress ?? noProgress, course);
      return { user, title: isComplete ? courseTitle(inLanguage(languageOf(user), course)) : null };
    }),
  );
  return {
    complete: results.flatMap(({ user, title }) => (title === null ? [] : [{ user, title }])),
    leftOut: results.flatMap(({ user, title }) => (title === null ? [user] : [])),
  };
}

type DialogProps = { users: readonly User[]; onClose: () => void };

/** The selected users who have completed their course, congratulated one chat after the other. */
export function CongratulateDialog({ users, onClose }: DialogProps) {
  const ids = users.map((user) => user.id);
  const { live, retry } = useFetched(['congratulate', ids], () => fetchCompletions(users));
  return (
    <SettledDialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{texts.verb}</DialogTitle>
      {live.state === 'ready' ? (
        <Congratulations {...live.data} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            <QueryState query={live} loading={texts.loading} failed={() => texts.failed} onRetry={retry}>
              {() => null}
            </QueryState>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} color="inherit">
              Close
            </Button>
          </DialogActions>
        </>
      )}
    </SettledDialog>
  );
}

/** The message in a language, with placeholders for what differs between learners. */
const templateIn = (language: Language, school: ReturnType<typeof useBrand>) =>
  learnerMessage('finished', {
    school,
    language,
    name: '{name}',
    course: '{course}',
    price: null,
    paymentReference: '',
    signInUrl: signInAddress(language),
  });

/** The outcome of one congratulation; `null` while it is being stored. */
type Outcome = { done: boolean; text: string } | null;

function Congratulations({ complete, leftOut, onClose }: Completions & { onClose: () => void }) {
  const school = useBrand();
  const usedLanguages = languages.filter((one) => complete.some(({ user }) => languageOf(user) === one));
  const [templates, setTemplates] = useState(() => ({
    en: templateIn('en', school),
    ml: templateIn('ml', school),
  }));
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(
    () =>
      new Map(
        complete
          .filter(({ user }) => user.congratulatedOn === user.courseId)
          .map(({ user }) => [user.id, { done: true, text: texts.done }]),
      ),
  );
  const setOutcome = (id: string, outcome: Outcome) =>
    setOutcomes((current) => new Map([...current, [id, outcome]]));
  const next = complete.find(({ user }) => outcomes.get(user.id)?.done !== true);

  const messageTo = ({ user, title }: Graduate) =>
    fillMessage(templates[languageOf(user)], {
      school: school.name,
      name: user.name,
      email: user.email,
      course: title,
      price: '',
      reference: user.paymentReference,
    });

  // The link opens the chat. The next learner's link shows only once this congratulation is stored, so that a double
  // click does not open two chats.
  const congratulate = async (event: MouseEvent, { id }: User) => {
    if (outcomes.get(id) === null) {
      event.preventDefault();
      return;
    }
    setOutcome(id, null);
    try {
      await congratulateUser(id);
      setOutcome(id, { done: true, text: texts.done });
    } catch (error) {
      // Somebody else has congratulated, or the account was deleted or erased meanwhile.
      const isDone = error instanceof ApiError && [404, 409].includes(error.status);
      setOutcome(id, { done: isDone, text: userProblem(error) });
    }
  };

  return (
    <>
      <DialogContent>
        <Stack spacing={2.5}>
          {complete.length === 0 ? (
            <Typography role="status">{texts.none}</Typography>
          ) : (
            <>
              <Typography color="textSecondary">{texts.about}</Typography>
              {usedLanguages.map((language) => (
                <TextAreaInput
                  key={language}
                  label={
                    usedLanguages.length === 1
                      ? texts.message
                      : `${texts.message} in ${languageNames[language]}`
                  }
                  hint={texts.hint}
                  lang={language}
                  rows={4}
                  value={templates[language]}
                  onChange={(event) => setTemplates({ ...templates, [language]: event.target.value })}
                />
              ))}
              <Box component="ul" aria-label="Completed" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {complete.map(({ user }) => (
                  <Row key={user.id} user={user} outcome={outcomes.get(user.id)} />
                ))}
              </Box>
              <Typography role="status">{next ? '' : texts.everybody}</Typography>
            </>
          )}
          {leftOut.length > 0 && (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {pluralize(leftOut.length, 'user')} left out, not complete:{' '}
              {leftOut.map(({ name }) => name).join(', ')}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose} color="inherit">
          Close
        </Button>
        {next && (
          <Button
            variant="contained"
            href={messageLink(messageTo(next))}
            target="_blank"
            rel="noopener"
            aria-busy={outcomes.get(next.user.id) === null}
            onClick={(event) => void congratulate(event, next.user)}
          >
            Open the chat for {next.user.name}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function Row({ user: { name, course }, outcome }: { user: User; outcome: Outcome | undefined }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        paddingBlock: 1,
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {outcome?.done ? <CheckCircleOutlined color="primary" /> : <HourglassEmpty color="disabled" />}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color={outcome && !outcome.done ? 'error' : 'textSecondary'}>
          {outcome?.text ?? course}
        </Typography>
      </Box>
    </Box>
  );
}
