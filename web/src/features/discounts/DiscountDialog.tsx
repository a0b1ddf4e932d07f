import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import type { Discount } from '@padavu/domain/payment/discount';
import { discountInputMessages as texts } from '@padavu/domain/payment/discount-input';
import type { DiscountInput } from '@padavu/domain/payment/discount-input';
import { discountLimits } from '@padavu/domain/payment/discount-limits';
import { useWatch } from 'react-hook-form';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { draftField, draftSelect, useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import type { DraftForm } from '@/components/use-draft-form.ts';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { useDraftKey } from '@/features/session/use-staff-member.ts';
import { refusalOf } from '@/lib/refusals.ts';
import { createDiscount, updateDiscount } from './api.ts';
import { DiscountFields, DiscountForm, fieldsOf, newFields } from './discount-form.ts';

export const discountDrafts = 'discount';
/** Identifies the draft of a new code. No code can equal it, because codes have no lower-case letters. */
export const newDiscount = 'new';

type DiscountDialogProps = {
  /** The code as it is now; `null` for a new one. */
  discount: Discount | null;
  courses: readonly Course[];
  onClose: () => void;
};

const resolver = zodResolver(DiscountForm);

/** The form that creates or changes a discount code. */
export function DiscountDialog({ discount, courses, onClose }: DiscountDialogProps) {
  const notify = useNotice();
  const draft = useDraftForm<DiscountFields, DiscountInput>({
    draftKey: useDraftKey(discountDrafts, discount?.id ?? newDiscount),
    schema: DiscountFields,
    resolver,
    record: {
      values: discount ? fieldsOf(discount) : newFields,
      version: discount?.updatedAt ?? null,
    },
  });
  const saving = useSaving(draft, {
    save: (input, version) =>
      discount ? updateDiscount(input, version ?? discount.updatedAt) : createDiscount(input),
    refusalOf: (error) => refusalOf(error, texts.failed),
    fieldOf: (path) => DiscountFields.keyof().safeParse(path).data,
    onSaved: () => {
      notify({ severity: 'success', text: discount ? texts.saved : texts.created });
      onClose();
    },
  });
  return (
    <FormDialog
      title={discount ? `Discount code ${discount.id}` : 'Add New Discount Code'}
      saving={saving}
      submit={discount ? 'Save' : 'Make the code'}
      onClose={onClose}
    >
      {discount && (
        <Typography color="textSecondary">
          Whoever has registered with it keeps what was promised then.
        </Typography>
      )}
      <DiscountFieldset draft={draft} isNew={discount === null} courses={courses} />
    </FormDialog>
  );
}

const kinds = [
  { value: 'amount', label: 'Amount' },
  { value: 'percent', label: 'Percent' },
];

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

type FieldsetProps = {
  draft: DraftForm<DiscountFields, DiscountInput>;
  isNew: boolean;
  courses: readonly Course[];
};

function DiscountFieldset({ draft, isNew, courses }: FieldsetProps) {
  const field = (name: keyof DiscountFields, hint?: string) => draftField(draft, name, hint);
  const { min, max } = discountLimits.code;
  return (
    <>
      {isNew && (
        <TextInput
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          {...field(
            'code',
            `${min} to ${max} letters from A to Z, digits and hyphens. A longer one is harder to guess.`,
          )}
        />
      )}
      <Box sx={pair}>
        <TextInput label="Takes off" inputMode="numeric" autoComplete="off" {...field('value')} />
        <SelectInput label="In" {...draftSelect(draft, 'kind', kinds)} />
      </Box>
      <CoursesField draft={draft} courses={courses} />
      <TextInput
        label="How many registrations may use it"
        inputMode="numeric"
        autoComplete="off"
        {...field('limit', 'Empty for any number')}
      />
      <Box sx={pair}>
        <TextInput label="First day" type="date" {...field('startsOn', 'Empty for now')} />
        <TextInput label="Last day" type="date" {...field('endsOn', 'Empty for no end')} />
      </Box>
      <CheckboxInput label="Switched on" {...draft.form.register('active')} />
      <TextAreaInput
        label="Note"
        rows={2}
        {...field('note', `Visible to administrators only, at most ${discountLimits.note} characters`)}
      />
    </>
  );
}

/** All courses, or some of them. A deleted course stays selected until somebody removes it. */
function CoursesField({ draft, courses }: Pick<FieldsetProps, 'draft' | 'courses'>) {
  const { control, register, setValue, formState } = draft.form;
  const isForAll = useWatch({ control, name: 'isForAll' });
  const selectedIds = useWatch({ control, name: 'courseIds' });
  const options = courses.map((course) => ({ id: course.id, title: courseTitle(course) }));
  const deletedOptions = selectedIds
    .filter((id) => !options.some((course) => course.id === id))
    .map((id) => ({ id, title: `Course ${id}, which is gone` }));
  const select = (id: number, isSelected: boolean) => {
    const others = selectedIds.filter((one) => one !== id);
    const ids = isSelected ? [...others, id].toSorted((one, other) => one - other) : others;
    setValue('courseIds', ids, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0 }}>
      <Typography component="legend" sx={{ padding: 0, fontWeight: 600 }}>
        Courses
      </Typography>
      <CheckboxInput
        label="All courses"
        error={formState.errors.courseIds?.message}
        {...register('isForAll')}
      />
      {!isForAll &&
        [...options, ...deletedOptions].map(({ id, title }) => (
          <CheckboxInput
            key={id}
            label={title}
            checked={selectedIds.includes(id)}
            onChange={({ target }) => select(id, target.checked)}
          />
        ))}
    </Box>
  );
}
