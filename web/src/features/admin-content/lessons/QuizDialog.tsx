import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Lesson } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { isChoice, type QuestionKind, type Quiz, type QuizStats } from '@padavu/domain/learning/quiz';
import { quizMessages } from '@padavu/domain/learning/quiz-messages';
import type { QuizInput } from '@padavu/domain/learning/quiz-input';
import { useFieldArray, useWatch } from 'react-hook-form';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import {
  draftField,
  draftSelect,
  type DraftForm,
  useDraftForm,
  useSaving,
} from '@/components/use-draft-form.ts';
import { EntryList } from '@/components/EntryList.tsx';
import { firstClick } from '@/components/first-click.ts';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { RecordDialog } from '@/features/records/RecordDialog.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { wordsAtStart } from '@/components/text-button.ts';
import { useConfirmedCommand } from '@/components/use-command.ts';
import {
  InTwoLanguages,
  useIsMalayalamShown,
  useTwoLanguages,
  WithMalayalam,
} from '@/components/TwoLanguages.tsx';
import { lessonDocument } from '@/features/course-content/queries.ts';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { quizDocument } from '@/features/course-content/quiz-queries.ts';
import { dataOf, mapRead } from '@/lib/firebase/live-reads.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { removeQuiz, saveQuiz } from '@/features/admin-content/quiz-api.ts';
import { lessonTitle } from '@padavu/domain/course/lesson';
import { reasonOf, refusalOf } from '@/lib/refusals.ts';
import {
  countInForm,
  newOption,
  newQuestion,
  QuizFields,
  quizDrafts,
  quizFieldsOf,
  quizResolver,
  quizStatsDocument,
  trueAndFalse,
} from './quiz-form.ts';

type QuizEditorProps = { lessonId: number; onClose: () => void };

/** The dialog of a lesson's quiz with its live data. */
export function QuizEditor({ lessonId, onClose }: QuizEditorProps) {
  const lessonRead = useLiveDocument(lessonDocument(lessonId));
  const quiz = useLiveDocument(quizDocument(lessonId));
  const stats = useLiveDocument(quizStatsDocument(lessonId));
  const draftKey = useDraftKey(quizDrafts, String(lessonId));
  const dialogProps = { title: 'Quiz', draftKey, onClose };
  return (
    <RecordDialog {...dialogProps} {...lessonRead}>
      {(lesson) => (
        <RecordDialog {...dialogProps} {...mapRead(quiz, (stored) => ({ stored }))}>
          {({ stored }) => (
            <QuizDialog lesson={lesson} quiz={stored} stats={dataOf(stats) ?? null} onClose={onClose} />
          )}
        </RecordDialog>
      )}
    </RecordDialog>
  );
}

type QuizDialogProps = {
  lesson: Lesson;
  /** The stored quiz; `null` for a lesson without one. */
  quiz: Quiz | null;
  stats: QuizStats | null;
  onClose: () => void;
};

function QuizDialog({ lesson, quiz, stats, onClose }: QuizDialogProps) {
  const notify = useNotice();
  const draft = useDraftForm<QuizFields, QuizInput>({
    draftKey: useDraftKey(quizDrafts, String(lesson.id)),
    schema: QuizFields,
    resolver: quizResolver,
    record: { values: quizFieldsOf(quiz), version: quiz?.updatedAt ?? null },
  });
  const saving = useSaving(draft, {
    save: (input, version) => saveQuiz(lesson.id, input, version),
    refusalOf: (error) => refusalOf(error, quizMessages.failed),
    onSaved: () => {
      notify({ severity: 'success', text: quizMessages.saved });
      onClose();
    },
  });
  const languages = useTwoLanguages(draft, countInForm);
  return (
    <FormDialog
      title={`Quiz of ${lessonTitle(lesson)}`}
      saving={saving}
      submit="Save the quiz"
      onClose={onClose}
      inTwoLanguages={languages.isShown}
      {...(quiz && { aside: <Results quiz={quiz} stats={stats} /> })}
    >
      <InTwoLanguages {...languages}>
        <Rules draft={draft} />
        <Questions draft={draft} />
      </InTwoLanguages>
      {quiz && <RemoveQuizButton lesson={lesson} draft={draft} onRemoved={onClose} />}
    </FormDialog>
  );
}

type Draft = DraftForm<QuizFields, QuizInput>;

/** Whether the quiz is required, the pass mark, the number of tries and the order of questions. */
function Rules({ draft }: { draft: Draft }) {
  return (
    <>
      <CheckboxInput
        label="The lesson is complete when the quiz is passed"
        {...draft.form.register('required')}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextInput
          label="Percent to pass"
          inputMode="numeric"
          autoComplete="off"
          {...draftField(draft, 'passMark')}
        />
        <TextInput
          label="Tries"
          inputMode="numeric"
          autoComplete="off"
          {...draftField(draft, 'tries', '0 is as often as they like.')}
        />
      </Box>
      <CheckboxInput label="Another order each time" {...draft.form.register('shuffled')} />
    </>
  );
}

const kindNames: Readonly<Record<QuestionKind, string>> = {
  single: 'One option is right',
  multiple: 'Several options are right',
  'true-false': 'True or false',
  text: 'A short text',
  number: 'A number',
};
const kindOptions = Object.entries(kindNames).map(([value, label]) => ({ value, label }));

function Questions({ draft }: { draft: Draft }) {
  return (
    <EntryList
      control={draft.form.control}
      name="questions"
      title="Questions"
      heading="h3"
      noun="Question"
      max={limits.quiz.questions}
      newEntry={() => newQuestion}
    >
      {(index) => <QuestionFieldset draft={draft} index={index} />}
    </EntryList>
  );
}

type QuestionProps = { draft: Draft; index: number };

function QuestionFieldset({ draft, index }: QuestionProps) {
  const { control, setValue, getValues, getFieldState, trigger } = draft.form;
  const path = `questions.${index}` as const;
  const kind = useWatch({ control, name: `${path}.kind` });
  // Registered first, so that a new question focuses it.
  const textField = draftField(draft, `${path}.text`);
  const kindField = draftSelect(draft, `${path}.kind`, kindOptions);
  const isMalayalamShown = useIsMalayalamShown();
  const prefillOptions = (next: string) => {
    const isEmpty = getValues(`${path}.options`).every(({ text }) => text.trim() === '');
    if (next !== 'true-false' || !isEmpty) return;
    setValue(`${path}.options`, trueAndFalse(isMalayalamShown), { shouldDirty: true });
  };
  return (
    <>
      <WithMalayalam draft={draft} name={`${path}.text`} label="Question" rows={2}>
        <TextAreaInput label="Question" rows={2} {...textField} />
      </WithMalayalam>
      <SelectInput
        label="Answer"
        {...kindField}
        onChange={(event) => {
          void kindField.onChange(event);
          prefillOptions(event.target.value);
          // How many options must be right depends on the kind.
          if (getFieldState(`${path}.options`).invalid) void trigger(`${path}.options`);
        }}
      />
      {isChoice(kind) && <Options draft={draft} index={index} isFixed={kind === 'true-false'} />}
      {kind === 'text' && (
        <WithMalayalam
          draft={draft}
          name={`${path}.accepted`}
          label="Right answers, a line each,"
          rows={2}
          hint="Whoever answers may use either language."
        >
          <TextAreaInput
            label="Right answers, a line each"
            rows={2}
            {...draftField(
              draft,
              `${path}.accepted`,
              'Capitals, spaces and the mark at the end do not count.',
            )}
          />
        </WithMalayalam>
      )}
      {kind === 'number' && (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextInput label="Right number" inputMode="decimal" {...draftField(draft, `${path}.value`)} />
          <TextInput label="May be off by" inputMode="decimal" {...draftField(draft, `${path}.tolerance`)} />
        </Box>
      )}
      <WithMalayalam draft={draft} name={`${path}.explanation`} label="Explanation" rows={2}>
        <TextAreaInput
          label="Explanation (optional)"
          rows={2}
          {...draftField(draft, `${path}.explanation`, 'Shown with the result, whether right or wrong.')}
        />
      </WithMalayalam>
    </>
  );
}

function Options({ draft, index, isFixed }: QuestionProps & { isFixed: boolean }) {
  const { control, formState } = draft.form;
  const path = `questions.${index}.options` as const;
  const { fields, append, remove } = useFieldArray({ control, name: path });
  const { errors, touchedFields, isSubmitted } = formState;
  const error = errors.questions?.[index]?.options;
  // Adding a question validates it, although nobody has been at its options.
  const isShown = isSubmitted || touchedFields.questions?.[index]?.options !== undefined;
  const problem = isShown ? (error?.root?.message ?? error?.message) : undefined;
  return (
    <Stack role="group" aria-label="Options" sx={{ gap: 1.5 }}>
      {fields.map(({ id }, option) => (
        <Box key={id}>
          <WithMalayalam draft={draft} name={`${path}.${option}.text`} label={`Option ${option + 1}`}>
            <TextInput label={`Option ${option + 1}`} {...draftField(draft, `${path}.${option}.text`)} />
          </WithMalayalam>
          <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
            <CheckboxInput
              label={`Option ${option + 1} is right`}
              {...draft.form.register(`${path}.${option}.right`)}
            />
            {!isFixed && fields.length > 2 && (
              <Button
                color="error"
                onClick={firstClick(() => remove(option))}
                aria-label={`Remove option ${option + 1}`}
              >
                Remove
              </Button>
            )}
          </Stack>
        </Box>
      ))}
      {problem !== undefined && (
        <Typography role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      )}
      {!isFixed && fields.length < limits.quiz.options && (
        <Button
          startIcon={<Add />}
          onClick={() => append(newOption)}
          sx={{ alignSelf: 'flex-start', ...wordsAtStart }}
        >
          Add option
        </Button>
      )}
    </Stack>
  );
}

/** The learners' results of each question; those most often answered wrong come first. */
function Results({ quiz, stats }: { quiz: Quiz; stats: QuizStats | null }) {
  const rows = quiz.questions
    .map(({ id, text }) => ({ id, text, ...(stats?.questions[id] ?? { given: 0, right: 0 }) }))
    .toSorted((one, other) => rightShare(one) - rightShare(other));
  return (
    <Stack component="section" spacing={1.5}>
      <Typography variant="h4" component="h3">
        Results
      </Typography>
      {stats === null || stats.tries === 0 ? (
        <Typography color="textSecondary">Nobody has answered yet.</Typography>
      ) : (
        <>
          <Typography>
            Answered {stats.tries} times; {stats.passed} passed.
          </Typography>
          <Stack component="ul" spacing={1.5} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <Box component="li" key={row.id}>
                <Typography variant="body2">{row.text}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {row.given === 0
                    ? 'Not answered since it was changed'
                    : `${Math.round(rightShare(row) * 100)}% right of ${row.given}`}
                </Typography>
              </Box>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}

const rightShare = ({ given, right }: { given: number; right: number }) => (given === 0 ? 1 : right / given);

type RemoveQuizButtonProps = { lesson: Lesson; draft: Draft; onRemoved: () => void };

function RemoveQuizButton({ lesson, draft, onRemoved }: RemoveQuizButtonProps) {
  const { ask, dialog } = useConfirmedCommand({
    send: () => removeQuiz(lesson.id),
    done: () => {
      draft.drop();
      onRemoved();
      return { text: quizMessages.removed };
    },
    failed: (error) => reasonOf(error, quizMessages.failed),
  });
  return (
    <>
      <Button color="error" onClick={ask} sx={{ alignSelf: 'flex-start' }}>
        Remove the quiz
      </Button>
      <ConfirmDialog {...dialog} question="Remove the quiz of this lesson?" confirm="Remove">
        What learners have completed by it stays complete.
      </ConfirmDialog>
    </>
  );
}
