import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { LinkButton } from '@/components/LinkButton.tsx';
import { StateView } from '@/components/StateView.tsx';
import { paths } from '@/lib/paths.ts';

/** Instead of the list of what a course contains, while there is none. The children say what comes after the course. */
export function NoCourses({ children }: { children: string }) {
  return (
    <StateView
      drawing="scene-school"
      title="No courses yet"
      action={
        <LinkButton variant="contained" to={paths.adminCourses}>
          {adminMessages.courses.title}
        </LinkButton>
      }
    >
      {children}
    </StateView>
  );
}
