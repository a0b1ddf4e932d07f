import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { courseTitle } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { RoleInput } from '@padavu/domain/user/role-input';
import type { User } from '@padavu/domain/user/user';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import type { DraftForm } from '@/components/use-draft-form.ts';
import { CoursePager } from '@/features/course-content/CoursePager.tsx';
import { courseDocument, coursesById } from '@/features/course-content/queries.ts';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { refusalOf } from '@/lib/refusals.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { useLivePage } from '@/lib/firebase/use-live-page.ts';
import { changeRole } from '@/features/admin-users/api.ts';

const { role: texts } = adminMessages;

/** The courses that a user teaches. Teachers work in the admin area; administrators teach every course. */
export function TeachingPanel({ user }: { user: User }) {
  const draftKey = useDraftKey('teaching', user.id);
  const [isChanging, setChanging] = useState(false);
  if (user.role === 'admin' || (user.status !== 'approved' && user.role === 'user')) return null;
  return (
    <Panel
      title="Teaching"
      action={
        <Button variant="outlined" onClick={() => setChanging(true)} aria-haspopup="dialog">
          Choose courses
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
        <TeachingDialog draftKey={draftKey} user={user} onClose={() => setChanging(false)} />
      ) : (
        <DraftNotice
          {...draftKey}
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
type TeachingFields = z.infer<typeof TeachingFields>;
const TeachingForm = TeachingFields.transform(({ teaches }): z.input<typeof RoleInput> => ({
  role: teaches.length > 0 ? 'teacher' : 'user',
  teaches: teaches.map(Number),
})).pipe(RoleInput);
const resolver = zodResolver(TeachingForm);

type TeachingDialogProps = { draftKey: DraftKey; user: User; onClose: () => void };

function TeachingDialog({ draftKey, user, onClose }: TeachingDialogProps) {
  const notify = useNotice();
  const draft = useDraftForm<TeachingFields, RoleInput>({
    draftKey,
    schema: TeachingFields,
    resolver,
    record: { values: { teaches: user.teaches.map(String) }, version: null },
    isUnversioned: true,
  });
  const saving = useSaving(draft, {
    save: (input) => changeRole(user.id, { ...input, expected: { teaches: draft.base.teaches.map(Number) } }),
    refusalOf: (error) => refusalOf(error, texts.failed),
    onSaved: () => {
      notify({ severity: 'success', text: texts.done });
      onClose();
    },
  });
  return (
    <FormDialog title={`What ${user.name} teaches`} saving={saving} submit="Save" onClose={onClose}>
      <Typography color="textSecondary">
        A teacher signs in to the admin area, changes what these courses teach, and answers questions and work
        there. Teachers see no payments and no addresses, and have no learner’s area of their own.
      </Typography>
      <Courses draft={draft} storedIds={user.teaches} />
    </FormDialog>
  );
}

type CoursesProps = { draft: DraftForm<TeachingFields, RoleInput>; storedIds: readonly number[] };

/** The courses of the school, one page at a time, and the chosen and stored ones that are not on that page. */
function Courses({ draft, storedIds }: CoursesProps) {
  const { live, retry, next, previous } = useLivePage(
    limits.adminContent.courses,
    (id, limit) => coursesById(limit, id),
    '',
    { keepPrevious: true },
  );
  const { field, fieldState } = useController({ control: draft.form.control, name: 'teaches' });
  const checkboxProps = (id: number) => ({
    checked: field.value.includes(String(id)),
    onBlur: field.onBlur,
    onChange: () => field.onChange(toggle(field.value, String(id))),
  });
  return (
    <QueryState query={live} loading="Loading courses..." onRetry={retry}>
      {({ data }) => (
        // In a flex container, Safari counts the legend of a fieldset twice, unless the fieldset is a grid.
        <Box component="fieldset" sx={{ display: 'grid', border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ padding: 0, fontWeight: 650 }}>
            Courses
          </Box>
          {data.length === 0 && <Typography color="textSecondary">The school has no course yet.</Typography>}
          {data.map((course) => (
            <CheckboxInput key={course.id} label={courseTitle(course)} {...checkboxProps(course.id)} />
          ))}
          {[...new Set([...storedIds, ...field.value.map(Number)])]
            .filter((id) => data.every((course) => course.id !== id))
            .map((id) => (
              <CheckboxInput key={id} label={<CourseName id={id} />} {...checkboxProps(id)} />
            ))}
          {fieldState.error?.message && (
            <Typography role="alert" color="error">
              {fieldState.error.message}
            </Typography>
          )}
          <CoursePager next={next} previous={previous} />
        </Box>
      )}
    </QueryState>
  );
}

/** Adds or removes an id. The ids are sorted as stored, so that ticking and unticking a course is no change. */
const toggle = (ids: readonly string[], id: string) =>
  (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]).toSorted(
    (one, other) => Number(one) - Number(other),
  );
