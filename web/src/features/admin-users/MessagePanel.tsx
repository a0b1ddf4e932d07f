import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messageLink } from '@padavu/domain/brand';
import {
  learnerMessage,
  learnerMessageFor,
  learnerMessageKinds,
  learnerMessageLabels,
} from '@padavu/domain/learner-message';
import type { LearnerMessageKind } from '@padavu/domain/learner-message';
import type { School } from '@padavu/domain/school';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { CopyButton } from '@/components/CopyButton.tsx';
import { FormShapes } from '@/components/FormShapes.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { useSchool } from '@/features/school-settings/school-query.ts';
import { paths } from '@/lib/paths.ts';
import { absoluteUrl } from '@/lib/site.ts';
import { usePrice } from './PaymentDialog.tsx';

const options = learnerMessageKinds.map((value) => ({ value, label: learnerMessageLabels[value] }));

/** A chat message to the learner: a template that can be edited, copied and sent. */
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
  const [chosen, setChosen] = useState<LearnerMessageKind>();
  const [edited, setEdited] = useState<Partial<Record<LearnerMessageKind, string>>>({});
  const price = usePrice(user) ?? null;
  const { name, course, paymentReference } = user;
  const kind = chosen ?? learnerMessageFor[user.status];
  const signInUrl = absoluteUrl(paths.login);
  const facts = { school, name, course, price, paymentReference, signInUrl };
  const text = edited[kind] ?? learnerMessage(kind, facts);
  return (
    <>
      <SelectInput
        label="Template"
        options={options}
        value={kind}
        onChange={(event) => setChosen(learnerMessageKinds.find((known) => known === event.target.value))}
      />
      <TextAreaInput
        label="Message"
        rows={6}
        value={text}
        onChange={(event) => setEdited({ ...edited, [kind]: event.target.value })}
      />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <CopyButton text={text} what="message" />
        <Button variant="outlined" href={messageLink(text)} target="_blank" rel="noopener">
          Open chat
        </Button>
        {edited[kind] !== undefined && (
          <Button color="inherit" onClick={() => setEdited({ ...edited, [kind]: undefined })}>
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
