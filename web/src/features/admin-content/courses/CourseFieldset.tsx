import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '@padavu/domain/limits';
import { currencySigns } from '@padavu/domain/payment/amount';
import { paces } from '@padavu/domain/course/pace';
import type { Pace as PaceKind } from '@padavu/domain/course/pace';
import { slugOf } from '@padavu/domain/course/slug-of';
import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { categoryLabel } from '@padavu/domain/course/course-category';
import { CheckboxInput } from '@/components/CheckboxInput.tsx';
import { DayInput } from '@/components/DayInput.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { useIsMalayalamShown, WithMalayalam } from '@/components/TwoLanguages.tsx';
import { conflictHint, draftField, draftSelect } from '@/components/use-draft-form.ts';
import type { DraftForm } from '@/components/use-draft-form.ts';
import { useTaughtCourse } from '@/features/course-content/TaughtCourse.tsx';
import { PictureField } from '@/features/pictures/PictureField.tsx';
import { pictureError } from '@/features/pictures/picture-draft.ts';
import { useBrand } from '@/lib/brand.ts';
import { coursePath } from '@/lib/paths.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { absoluteUrl } from '@/lib/site.ts';
import { EntryList } from '@/components/EntryList.tsx';
import { ThumbnailInput } from '@/features/admin-content/ThumbnailInput.tsx';
import {
  newDay,
  newInstructor,
  newOpening,
  newQuestion,
  newSession,
  openingDay,
  sessionStart,
} from './course-form.ts';
import type { CourseFields, CourseForm, SchoolTime } from './course-form.ts';
import { useCourseCategories } from './use-course-filter.ts';

type Draft = DraftForm<CourseFields, CourseForm>;
type SectionProps = { draft: Draft };

/** The fields that are one text. */
type TextField = {
  [Name in keyof CourseFields]: CourseFields[Name] extends string ? Name : never;
}[keyof CourseFields];

const textFields = (draft: Draft) => (name: TextField) => draftField(draft, name);

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr 1fr' } };
/** The input of a moment is as wide as what it shows, which leaves no room beside it on a phone. */
const pairWithMoment = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
};
/** The layout while each field has its Malayalam beside it. */
const single = { display: 'grid', gap: 2.5 };
const decimal = { inputMode: 'decimal' } as const;
const webAddress = { type: 'url', inputMode: 'url', placeholder: 'https://' } as const;

/** The fields of a course. Prices are whole units of the currency. */
export function CourseFieldset({ draft }: SectionProps) {
  const field = textFields(draft);
  const isTeacher = useTaughtCourse() !== null;
  const isMalayalamShown = useIsMalayalamShown();
  return (
    <>
      <Section title="What it is">
        {!isTeacher && (
          <WithMalayalam draft={draft} name="title" label="Title">
            <TextInput label="Title" autoFocus required {...field('title')} />
          </WithMalayalam>
        )}
        <WithMalayalam draft={draft} name="description" label="Description" rows={4}>
          <TextAreaInput label="Description" required autoFocus={isTeacher} {...field('description')} />
        </WithMalayalam>
        {!isTeacher && (
          <WithMalayalam
            draft={draft}
            name="category"
            translation="categoryName"
            label="Category"
            hint="Once is enough: courses of the same category are listed under it."
          >
            <CategoryInput
              {...draftField(
                draft,
                'category',
                'The subject, such as Pottery. Courses of the same category are listed under it.',
              )}
            />
          </WithMalayalam>
        )}
        <UploadedPicture
          draft={draft}
          name="picture"
          label="Picture"
          hint="On cards, on the page of the course and when it is shared. Used instead of the address below."
        />
        <ThumbnailInput control={draft.form.control} {...field('thumbnail')} />
        <WithMalayalam draft={draft} name="instructor" label="Instructor">
          <TextInput label="Instructor (optional)" {...field('instructor')} />
        </WithMalayalam>
        <Box sx={isMalayalamShown ? single : pair}>
          <WithMalayalam draft={draft} name="level" label="Level">
            <TextInput label="Level" {...field('level')} />
          </WithMalayalam>
          {!isTeacher && (
            <WithMalayalam draft={draft} name="badge" label="Badge">
              <TextInput label="Badge (optional)" placeholder="Premium" {...field('badge')} />
            </WithMalayalam>
          )}
        </Box>
      </Section>
      <Section title="For visitors">
        {!isTeacher && <SlugInput draft={draft} />}
        <WithMalayalam draft={draft} name="summary" label="In one or two sentences" rows={2}>
          <TextAreaInput label="In one or two sentences" rows={2} {...field('summary')} />
        </WithMalayalam>
        <WithMalayalam draft={draft} name="outcomes" label="What learners get (one per line)" rows={4}>
          <TextAreaInput label="What learners get (one per line)" {...field('outcomes')} />
        </WithMalayalam>
        <Box sx={isMalayalamShown ? single : pair}>
          <WithMalayalam draft={draft} name="duration" label="How long it takes">
            <TextInput label="How long it takes" placeholder="1 Month" {...field('duration')} />
          </WithMalayalam>
          <WithMalayalam draft={draft} name="language" label="Language">
            <TextInput label="Language" placeholder="Malayalam" {...field('language')} />
          </WithMalayalam>
        </Box>
        {!isTeacher && (
          <Box sx={pair}>
            <TextInput label="Rating of 10" {...decimal} {...field('rating')} />
            <TextInput label="Number of ratings" inputMode="numeric" {...field('reviewCount')} />
          </Box>
        )}
        <Instructors draft={draft} />
        <Days draft={draft} />
        <Questions draft={draft} />
      </Section>
      <Section title="For learners">
        {!isTeacher && <Pace draft={draft} />}
        <Sessions draft={draft} />
      </Section>
      {!isTeacher && <Sale draft={draft} />}
    </>
  );
}

/** The price, the certificate and the publication of a course, which only administrators may change. */
function Sale({ draft }: SectionProps) {
  const [currency] = currencySigns(useBrand());
  const field = textFields(draft);
  return (
    <>
      <Section title="What it costs">
        <Box sx={pair}>
          <TextInput label={`Price (${currency})`} inputMode="numeric" required {...field('price')} />
          <TextInput
            label={`Original price (${currency})`}
            inputMode="numeric"
            required
            {...draftField(draft, 'originalPrice', 'Crossed out beside the price. The same amount for none.')}
          />
        </Box>
      </Section>
      <Section title="Certificate">
        <CheckboxInput
          label="Who completes every lesson gets a certificate"
          {...draft.form.register('certificate')}
        />
        <TextInput
          label="Hours of work"
          inputMode="numeric"
          {...draftField(draft, 'hours', 'On the certificate, beside the days of lessons. Empty for none.')}
        />
      </Section>
      <Section title="On the site">
        <Typography variant="body2" color="textSecondary">
          A course appears on the site when it is published and has a slug.
        </Typography>
        <CheckboxInput
          label="Published: learners of this course see it"
          {...draft.form.register('published')}
        />
        <CheckboxInput
          label="Open for registration: visitors can choose it"
          {...draft.form.register('openForRegistration')}
        />
        <TextInput
          label="Position among the courses"
          inputMode="numeric"
          {...draftField(draft, 'order', 'The lowest number comes first.')}
        />
      </Section>
    </>
  );
}

/** A free text; the categories of the school's other courses are suggested. */
function CategoryInput(input: Omit<ComponentProps<typeof TextInput>, 'label'>) {
  const id = useId();
  const suggestions = useCourseCategories();
  return (
    <>
      <TextInput label="Category" required list={id} autoComplete="off" {...input} />
      <datalist id={id}>
        {suggestions.map((category) => (
          <option key={category}>{categoryLabel(category)}</option>
        ))}
      </datalist>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" spacing={2.5} aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h4">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

/** The slug of a course, with the address that follows from it. */
function SlugInput({ draft }: SectionProps) {
  const field = textFields(draft)('slug');
  const [slug, title] = useWatch({ control: draft.form.control, name: ['slug', 'title'] });
  const nextSlug = slug.trim() || slugOf(title);
  const address =
    nextSlug === '' ? 'It is made when the course is saved.' : absoluteUrl(coursePath(nextSlug));
  return <TextInput label="Slug" autoCapitalize="none" {...field} hint={field.hint ?? address} />;
}

function Instructors({ draft }: SectionProps) {
  return (
    <EntryList
      control={draft.form.control}
      name="instructors"
      title="Who teaches it"
      heading="h4"
      noun="Teacher"
      max={limits.course.instructors}
      newEntry={() => newInstructor}
    >
      {(index) => (
        <>
          <WithMalayalam draft={draft} name={`instructors.${index}.name`} label="Name">
            <TextInput label="Name" {...draftField(draft, `instructors.${index}.name`)} />
          </WithMalayalam>
          <WithMalayalam draft={draft} name={`instructors.${index}.words`} label="About the teacher" rows={2}>
            <TextAreaInput
              label="About the teacher"
              rows={2}
              {...draftField(draft, `instructors.${index}.words`)}
            />
          </WithMalayalam>
          <UploadedPicture
            draft={draft}
            name={`instructors.${index}.photo`}
            label="Photo"
            hint="Used instead of the address below."
          />
          <PictureUrlInput {...draftField(draft, `instructors.${index}.picture`)} />
        </>
      )}
    </EntryList>
  );
}

function Days({ draft }: SectionProps) {
  return (
    <EntryList
      control={draft.form.control}
      name="days"
      title="Day by day"
      heading="h4"
      noun="Day"
      max={limits.day.max}
      newEntry={() => newDay}
    >
      {(index) => (
        <>
          <WithMalayalam draft={draft} name={`days.${index}.title`} label="Heading">
            <TextInput label="Heading" {...draftField(draft, `days.${index}.title`)} />
          </WithMalayalam>
          <WithMalayalam draft={draft} name={`days.${index}.description`} label="What happens" rows={2}>
            <TextAreaInput
              label="What happens"
              rows={2}
              {...draftField(draft, `days.${index}.description`)}
            />
          </WithMalayalam>
          <WithMalayalam draft={draft} name={`days.${index}.topics`} label="Topics, a line each," rows={2}>
            <TextAreaInput
              label="Topics, a line each"
              rows={2}
              {...draftField(draft, `days.${index}.topics`)}
            />
          </WithMalayalam>
          <PictureUrlInput {...draftField(draft, `days.${index}.picture`)} />
        </>
      )}
    </EntryList>
  );
}

const paceNames: Readonly<Record<PaceKind, string>> = {
  open: 'Every day is open at once',
  daily: 'One day opens each day after the approval',
  dates: 'Each day opens on a date',
  progress: 'A day opens when the days before it are complete',
};
const paceOptions = paces.map((value) => ({ value, label: paceNames[value] }));

/** How the days open to a learner. */
function Pace({ draft }: SectionProps) {
  const [pace, title] = useWatch({ control: draft.form.control, name: ['pace', 'title'] });
  const isChanged = title !== '' && draft.form.formState.dirtyFields.pace === true;
  return (
    <>
      <SelectInput
        label="How days open"
        {...draftSelect(
          draft,
          'pace',
          paceOptions,
          isChanged
            ? 'This applies to learners you approve from now on. Everyone approved earlier keeps every day open.'
            : undefined,
        )}
      />
      {pace === 'dates' && <Openings draft={draft} />}
    </>
  );
}

function Openings({ draft }: SectionProps) {
  const openings = useWatch({ control: draft.form.control, name: 'opensOn' });
  return (
    <EntryList
      control={draft.form.control}
      name="opensOn"
      title="Opening dates"
      heading="h4"
      noun="Date"
      max={limits.day.max}
      newEntry={() => newOpening}
    >
      {(index) => (
        <SchoolTimeInput
          draft={draft}
          label={`Day ${index + 1} opens on`}
          type="date"
          time={openingDay}
          {...draftField(draft, `opensOn.${index}.on`, openingHint(openings, index))}
        />
      )}
    </EntryList>
  );
}

/** What the date of a day means. */
function openingHint(openings: readonly { on: string }[], index: number): string | undefined {
  const moments = openings.map(({ on }) => Date.parse(on));
  const moment = moments[index] ?? NaN;
  if (Number.isNaN(moment)) return 'Empty while it is not known: the day stays closed.';
  if (moment <= serverNow().getTime())
    return 'This day is open at once. It cannot be closed again once the course has learners.';
  const earlier = moments.findIndex((other, day) => day < index && other > moment);
  return earlier === -1 ? undefined : `Day ${index + 1} opens before day ${earlier + 1}.`;
}

function Sessions({ draft }: SectionProps) {
  return (
    <EntryList
      control={draft.form.control}
      name="sessions"
      title="Live sessions"
      heading="h4"
      noun="Session"
      max={limits.course.sessions}
      newEntry={newSession}
    >
      {(index) => (
        <>
          <WithMalayalam draft={draft} name={`sessions.${index}.title`} label="Session title">
            <TextInput label="Session title" {...draftField(draft, `sessions.${index}.title`)} />
          </WithMalayalam>
          <Box sx={pairWithMoment}>
            <SchoolTimeInput
              draft={draft}
              label="Begins"
              type="datetime-local"
              time={sessionStart}
              {...draftField(draft, `sessions.${index}.startsAt`, "By the school's clock.")}
            />
            <TextInput
              label="Minutes"
              inputMode="numeric"
              {...draftField(draft, `sessions.${index}.minutes`)}
            />
          </Box>
          <TextInput
            label="Link to take part"
            {...webAddress}
            {...draftField(draft, `sessions.${index}.link`)}
          />
          <TextInput
            label="Link to the recording"
            {...webAddress}
            {...draftField(draft, `sessions.${index}.recording`)}
          />
        </>
      )}
    </EntryList>
  );
}

type SchoolTimeInputProps = SectionProps &
  Omit<ComponentProps<typeof DayInput>, 'value'> & {
    name: `sessions.${number}.startsAt` | `opensOn.${number}.on`;
    time: SchoolTime;
  };

/** A moment by the school's clock. Takes the result of `draftField`. */
function SchoolTimeInput({ draft, name, time, hint, ...input }: SchoolTimeInputProps) {
  const region = useBrand();
  const { field } = useController({ control: draft.form.control, name });
  // A text that is changed back is the moment that it was, with its seconds.
  const [first] = useState(field.value);
  const remote = draft.remoteValue(name);
  return (
    <DayInput
      {...input}
      {...field}
      value={time.shown(field.value, region)}
      onChange={({ target: { value } }) =>
        field.onChange(value === time.shown(first, region) ? first : time.typed(value, region))
      }
      hint={conflictHint(remote && time.shown(remote, region)) ?? hint}
    />
  );
}

function Questions({ draft }: SectionProps) {
  return (
    <EntryList
      control={draft.form.control}
      name="questions"
      title="Questions and answers"
      heading="h4"
      noun="Question"
      max={limits.course.questions}
      newEntry={() => newQuestion}
    >
      {(index) => (
        <>
          <WithMalayalam draft={draft} name={`questions.${index}.question`} label="Question">
            <TextInput label="Question" {...draftField(draft, `questions.${index}.question`)} />
          </WithMalayalam>
          <WithMalayalam draft={draft} name={`questions.${index}.answer`} label="Answer" rows={2}>
            <TextAreaInput label="Answer" rows={2} {...draftField(draft, `questions.${index}.answer`)} />
          </WithMalayalam>
        </>
      )}
    </EntryList>
  );
}

type UploadedPictureProps = SectionProps & {
  name: 'picture' | `instructors.${number}.photo`;
  label: string;
  hint: string;
};

function UploadedPicture({ draft, name, label, hint }: UploadedPictureProps) {
  const { field, fieldState } = useController({ control: draft.form.control, name });
  const { ref, value, onChange } = field;
  return (
    <PictureField
      ref={ref}
      label={label}
      hint={hint}
      value={value}
      onChange={onChange}
      error={pictureError(fieldState.error)}
    />
  );
}

function PictureUrlInput(input: Omit<ComponentProps<typeof TextInput>, 'label'>) {
  return <TextInput label="Picture URL" {...webAddress} {...input} />;
}
