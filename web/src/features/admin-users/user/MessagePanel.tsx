import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { courseTitle } from '@padavu/domain/course/course';
import { messageLink } from '@padavu/domain/school/brand';
import { Language, languageNames, languages } from '@padavu/domain/language/language';
import { inLanguage } from '@padavu/domain/language/record-language';
import {
  learnerMessage,
  learnerMessageFor,
  learnerMessageKinds,
  learnerMessageLabels,
} from '@padavu/domain/user/learner-message';
import type { LearnerMessageKind } from '@padavu/domain/user/learner-message';
import { paymentSums } from '@padavu/domain/payment/further-payment';
import type { School } from '@padavu/domain/school/school';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { User } from '@padavu/domain/user/user';
import { useState } from 'react';
import { CopyButton } from '@/components/CopyButton.tsx';
import { FormShapes } from '@/components/FormShapes.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { courseDocument } from '@/features/course-content/queries.ts';
import { useSchool } from '@/features/school-settings/queries.ts';
import { dataOf } from '@/lib/firebase/live-reads.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { signInAddress } from '@/lib/sign-in-address.ts';
import { usePrice } from '@/features/admin-users/payment/PaymentDialog.tsx';
import { usePayments } from '@/features/admin-users/payment/use-payments.ts';

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

/** A chat message to the learner, in their language: a template that can be edited, copied and sent. */
export function MessagePanel({ user }: { user: User }) {
  const { live, retry } = useSchool();
  return (
    <Panel title="Message to the learner">
      <QueryState
        query={live}
        onRetry={retry}
        loading="Loading the templates..."
        shapes={<FormShapes fields={3} />}
      >
        {({ data }) => <MessageEditor user={user} school={data} />}
      </QueryState>
    </Panel>
  );
}

function MessageEditor({ user, school }: { user: User; school: School }) {
  const [chosenKind, setChosenKind] = useState<LearnerMessageKind>();
  const [chosenLanguage, setChosenLanguage] = useState<Language>();
  const [editedTexts, setEditedTexts] = useState<Readonly<Record<string, string | undefined>>>({});
  const price = usePrice(user) ?? null;
  const due = useDue(user, school);
  const course = dataOf(useLiveDocument(user.courseId === null ? null : courseDocument(user.courseId)));
  const options = learnerMessageKinds
    .filter((value) => value !== 'due' || due !== undefined)
    .map((value) => ({ value, label: learnerMessageLabels[value] }));
  const { name, paymentReference } = user;
  const kind = options.find(({ value }) => value === chosenKind)?.value ?? learnerMessageFor[user.status];
  const language = chosenLanguage ?? user.language ?? 'en';
  const signInUrl = signInAddress(language);
  const title = course ? courseTitle(inLanguage(language, course)) : user.course;
  const facts = { school, language, name, course: title, price, due, paymentReference, signInUrl };
  const key = `${kind} ${language}`;
  const text = editedTexts[key] ?? learnerMessage(kind, facts);
  return (
    <>
      <SelectInput
        label="Template"
        options={options}
        value={kind}
        onChange={(event) =>
          setChosenKind(learnerMessageKinds.find((option) => option === event.target.value))
        }
      />
      <SelectInput
        label="Language"
        hint={user.language ? `The learner chose ${languageNames[user.language]}.` : undefined}
        options={languageOptions}
        value={language}
        onChange={(event) => setChosenLanguage(Language.parse(event.target.value))}
      />
      <TextAreaInput
        label="Message"
        lang={language}
        rows={6}
        value={text}
        onChange={(event) => setEditedTexts({ ...editedTexts, [key]: event.target.value })}
      />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <CopyButton text={text} what="message" />
        <Button variant="outlined" href={messageLink(text)} target="_blank" rel="noopener">
          Open chat
        </Button>
        {editedTexts[key] !== undefined && (
          <Button color="inherit" onClick={() => setEditedTexts({ ...editedTexts, [key]: undefined })}>
            Back to the template
          </Button>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        The chat opens with this text. Choose the recipient there.
      </Typography>
    </>
  );
}

/** What a user still has to pay of the agreed price; `undefined` where nothing is due, and while that loads. */
function useDue({ id }: User, school: School): string | undefined {
  const { live } = usePayments(id);
  if (live.state !== 'ready' || live.data.payment === null) return undefined;
  const { payment, further } = live.data;
  const { due } = paymentSums(payment, further);
  return due ? formatMoney({ ...school, currency: payment.currency }, due) : undefined;
}
