import { zodResolver } from '@hookform/resolvers/zod';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { Course } from '@padavu/domain/course/course';
import { messages } from '@padavu/domain/messages';
import { countTranslations } from '@padavu/domain/language/translation-count';
import type { FieldPath } from 'react-hook-form';
import { FormDialog } from '@/components/FormDialog.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { InTwoLanguages, useTwoLanguages } from '@/components/TwoLanguages.tsx';
import { useDraftForm, useSaving } from '@/components/use-draft-form.ts';
import type { DraftKey } from '@/lib/drafts.ts';
import { useTaughtCourse } from '@/features/course-content/TaughtCourse.tsx';
import { refusalOf } from '@/lib/refusals.ts';
import { CourseFieldset } from './CourseFieldset.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { createCourse, updateCourse } from './api.ts';
import { CourseFields, CourseForm, fieldsOf, newFields } from './course-form.ts';

type CourseDialogProps = {
  draftKey: DraftKey;
  /** The stored course; `null` for a new one. */
  course: Course | null;
  onClose: () => void;
};

const resolver = zodResolver(CourseForm);
const { courses: texts } = adminMessages;

/** Leaves out the texts that a teacher's form does not have: empty ones do not count. */
const notForTeachers = { title: '', badge: '', category: '' };

/** The form that creates or changes a course. */
export function CourseDialog({ draftKey, course, onClose }: CourseDialogProps) {
  const notify = useNotice();
  const draft = useDraftForm({
    draftKey,
    schema: CourseFields,
    resolver,
    record: { values: course ? fieldsOf(course) : newFields, version: course?.updatedAt ?? null },
  });
  const saving = useSaving(draft, {
    save: async (input, version) => {
      if (course) await updateCourse(course.id, input, version ?? course.updatedAt);
      else await createCourse(input);
    },
    refusalOf: (error) => refusalOf(error, messages.courseService.failed),
    fieldOf,
    onSaved: () => {
      notify({ severity: 'success', text: course ? texts.updated : texts.created });
      onClose();
    },
  });
  const isTeacher = useTaughtCourse() !== null;
  const languages = useTwoLanguages(draft, (values) =>
    countTranslations('course', isTeacher ? { ...values, ...notForTeachers } : values),
  );

  return (
    <FormDialog
      title={course ? texts.edit : texts.add}
      saving={saving}
      submit={course ? texts.submitUpdate : texts.submitAdd}
      onClose={onClose}
      aside={<CoursePreview control={draft.form.control} />}
      inTwoLanguages={languages.isShown}
    >
      <InTwoLanguages {...languages}>
        <CourseFieldset draft={draft} />
      </InTwoLanguages>
    </FormDialog>
  );
}

/** The field for a path in the server's refusal. */
function fieldOf(path: string): FieldPath<CourseFields> | undefined {
  const day = /^opensOn\.(\d+)$/.exec(path)?.[1];
  return day === undefined ? CourseFields.keyof().safeParse(path).data : `opensOn.${Number(day)}.on`;
}
