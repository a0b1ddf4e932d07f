import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin-messages';
import { courseTitle } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { RoleInput } from '@padavu/domain/role-input';
import type { User } from '@padavu/domain/user';
import { useState } from 'react';
import { z } from 'zod';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { conflictHint } from '@/components/conflict-hint.ts';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { FormDialog, RefusalAlert } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { useDraftForm } from '@/components/use-draft-form.ts';
import { useSaving } from '@/components/use-saving.ts';
import { courseDocument, coursesById } from '@/features/course-content/course-queries.ts';
import { useLiveDocument, useLiveQuery } from '@/lib/firebase/use-live.ts';
import { changeRole } from './api.ts';

const { role: texts } = adminMessages;
const teachingDrafts = 'teaching';

type TeachingPanelProps = {
  /** The administrator's own id. */
  ownId: string;
  user: User;
};

/** Which courses a user teaches. Whoever teaches one works in the admin area; administrators teach all of them. */
export function TeachingPanel({ ownId, user }: TeachingPanelProps) {
  const [isChanging, setChanging] = useState(false);
  if (user.role === 'admin' || (user.status !== 'approved' && user.role === 'user')) return null;
  return (
    <Panel
      title="Teaching"
      action={
        <Button variant="outlined" onClick={() => setChanging(true)} aria-haspopup="dialog">
          Change
        </Button>
      }
    >
      {user.teaches.length === 0 ? (
        <Typography color="textSecondary">Teaches no course.</Typography>
      ) : (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {user.teaches.map((id) => (
            <li key={id}>
              <CourseName id={id} />
            </li>
          ))}
        </Box>
      )}
      {isChanging ? (
        <TeachingDialog ownId={ownId} user={user} onClose={() => setChanging(false)} />
      ) : (
        <DraftNotice
          owner={ownId}
          form={teachingDrafts}
          record={user.id}
          describe={() => 'You have unsaved changes to what this user teaches.'}
          onContinue={() => setChanging(true)}
        />
      )}
    </Panel>
  );
}

function CourseName({ id }: { id: number }) {
  const { live } = useLiveDocument(courseDocument(id));
  if (live.state === 'loading') return <Skeleton width="14ch" />;
  return live.state === 'ready' && live.data ? courseTitle(live.data) : `Course ${id}, which is gone`;
}

const TeachingFields = z.object({ teaches: z.array(z.string()) });
const TeachingForm = TeachingFields.transform(({ teaches }): z.input<typeof RoleInput> => ({
  role: teaches.length > 0 ? 'teacher' : 'user',
  teaches: teaches.map(Number),
})).pipe(RoleInput);
const resolver = zodResolver(TeachingForm);

function TeachingDialog({ ownId, user, onClose }: TeachingPanelProps & { onClose: () => void }) {
  const notify = useNotice();
  const { live, retry } = useLiveQuery(coursesById(limits.adminContent.courses));
  const form = useDraftForm<z.infer<typeof TeachingFields>, RoleInput>({
    place: { owner: ownId, form: teachingDrafts, record: user.id },
    schema: TeachingFields,
    resolver,
    record: { values: { teaches: user.teaches.map(String) }, version: null },
  });
  const { draft, refusal, dismiss, send } = useSaving(form, {
    save: (input) => changeRole(user.id, input),
    refusalOf: (error) => ({ message: error instanceof Error ? error.message : texts.failed }),
    onSaved: () => {
      notify({ severity: 'success', text: texts.done });
      onClose();
    },
  });
  const known = live.state === 'ready' ? live.data.map(({ id }) => id) : [];
  const further = user.teaches.filter((id) => !known.includes(id));
  const error = draft.form.formState.errors.teaches?.message;
  return (
    <FormDialog
      title={`What ${user.name} teaches`}
      draft={draft}
      submit="Save"
      onSubmit={send}
      onClose={onClose}
      problem={<RefusalAlert refusal={refusal} onDismiss={dismiss} />}
    >
      <Typography color="textSecondary">
        A teacher signs in to the admin area, changes what these courses teach, and answers questions and work
        there. Teachers see no payments and no addresses, and have no learner’s area of their own.
      </Typography>
      <QueryState query={live} loading="Loading courses..." onRetry={retry}>
        {({ data }) => (
          <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ padding: 0, fontWeight: 650 }}>
              Courses
            </Box>
            {data.map((course) => (
              <CheckboxInput
                key={course.id}
                label={courseTitle(course)}
                value={String(course.id)}
                {...draft.form.register('teaches')}
              />
            ))}
            {further.map((id) => (
              <CheckboxInput
                key={id}
                label={<CourseName id={id} />}
                value={String(id)}
                {...draft.form.register('teaches')}
              />
            ))}
            {[error, conflictHint(draft.remoteValue('teaches'))].filter(Boolean).map((note) => (
              <Typography key={note} role="alert" color="error">
                {note}
              </Typography>
            ))}
          </Box>
        )}
      </QueryState>
    </FormDialog>
  );
}
