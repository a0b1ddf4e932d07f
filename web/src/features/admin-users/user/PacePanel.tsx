import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { Course } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { isPaced, openDays } from '@padavu/domain/course/pace';
import { PaceInput } from '@padavu/domain/course/pace-input';
import { schoolDay } from '@padavu/domain/school/school-day';
import type { User } from '@padavu/domain/user/user';
import { useState } from 'react';
import { z } from 'zod';
import { draftField, useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import { DraftNotice } from '@/components/DraftNotice.tsx';
import { Fact, FactList } from '@/components/FactList.tsx';
import { FormDialog } from '@/components/FormDialog.tsx';
import { MediumDate } from '@/components/MediumDate.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { Panel } from '@/components/Panel.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { courseDocument } from '@/features/course-content/queries.ts';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { useBrand } from '@/lib/brand.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { dataOf } from '@/lib/firebase/live-reads.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { refusalOf } from '@/lib/refusals.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { changePace } from '@/features/admin-users/api.ts';

const { pace: texts } = adminMessages;

/** Which days of the course are open to a learner, if they open one after the other. */
export function PacePanel({ user }: { user: User }) {
  const draftKey = useDraftKey('pace', user.id);
  const course = dataOf(useLiveDocument(user.courseId === null ? null : courseDocument(user.courseId)));
  const [isChanging, setChanging] = useState(false);
  if (!course || course.pace === 'open' || user.status !== 'approved') return null;
  if (!isPaced(course, user)) {
    return (
      <Panel title="Open days">
        <Typography color="textSecondary">{texts.notPaced}</Typography>
      </Panel>
    );
  }
  return (
    <Panel
      title="Open days"
      action={
        <Button variant="outlined" onClick={() => setChanging(true)} aria-haspopup="dialog">
          Change
        </Button>
      }
    >
      <FactList>
        <Fact term="Open up to">{openUpTo(course, user)}</Fact>
        {course.pace === 'daily' && (
          <Fact term="First day">
            <MediumDate value={user.startsAt} />
          </Fact>
        )}
      </FactList>
      {isChanging ? (
        <PaceDialog draftKey={draftKey} user={user} course={course} onClose={() => setChanging(false)} />
      ) : (
        <DraftNotice
          {...draftKey}
          describe={() => 'You have unsaved changes to the open days.'}
          onContinue={() => setChanging(true)}
        />
      )}
    </Panel>
  );
}

function openUpTo(course: Course, user: User): string {
  const day = openDays(course, user, serverNow(), limits.day.max);
  return day === 0 ? 'No day yet' : `Day ${day}`;
}

const PaceFields = z.object({ startsOn: z.string(), openThrough: z.string() });
/** An empty field changes nothing. */
const PaceForm = PaceFields.transform(({ startsOn, openThrough }): z.input<typeof PaceInput> => ({
  ...(startsOn !== '' && { startsOn }),
  ...(openThrough.trim() !== '' && { openThrough: Number(openThrough) }),
})).pipe(PaceInput);
const resolver = zodResolver(PaceForm);

type PaceDialogProps = { draftKey: DraftKey; user: User; course: Course; onClose: () => void };

function PaceDialog({ draftKey, user, course, onClose }: PaceDialogProps) {
  const notify = useNotice();
  const region = useBrand();
  const startsOn = course.pace === 'daily' && user.startsAt ? schoolDay(region, user.startsAt) : '';
  const draft = useDraftForm<z.infer<typeof PaceFields>, PaceInput>({
    draftKey,
    schema: PaceFields,
    resolver,
    record: { values: { startsOn, openThrough: '' }, version: null },
    isUnversioned: true,
  });
  const saving = useSaving(draft, {
    save: (input) =>
      changePace(user.id, {
        ...input,
        ...(input.startsOn !== undefined && { expected: { startsOn: draft.base.startsOn || null } }),
      }),
    refusalOf: (error) => refusalOf(error, texts.failed),
    onSaved: () => {
      notify({ severity: 'success', text: texts.done });
      onClose();
    },
  });
  return (
    <FormDialog title={`Open days of ${user.name}`} saving={saving} submit="Save" onClose={onClose}>
      <Typography color="textSecondary">What is open stays open.</Typography>
      <TextInput
        label="Open every day up to"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        {...draftField(draft, 'openThrough', 'The number of a day. Empty opens none.')}
      />
      {course.pace === 'daily' && (
        <TextInput
          label="First day"
          type="date"
          {...draftField(draft, 'startsOn', 'Day 1 opens on it, and one more on each day after it.')}
        />
      )}
    </FormDialog>
  );
}
