import Box from '@mui/material/Box';
import { publicCourses } from '@padavu/domain/catalogue/public-courses';
import { messages } from '@padavu/domain/messages';
import { controlLook, Field } from '@/components/Field.tsx';

export type Wanted = { search: string; category: string };

export const anyCourse: Wanted = { search: '', category: '' };

/** Narrows the list of courses by a word and by category. Where no script runs the list is whole, and this is gone. */
export function CourseFilter({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  return (
    <Box role="search" sx={row}>
      <Field label="Search">
        {(control) => (
          <Box
            component="input"
            type="search"
            value={wanted.search}
            onChange={(event) => onChange({ ...wanted, search: event.target.value })}
            {...control}
            sx={controlLook}
          />
        )}
      </Field>
      <Field label="Category">
        {(control) => (
          <Box
            component="select"
            value={wanted.category}
            onChange={(event) => onChange({ ...wanted, category: event.target.value })}
            {...control}
            sx={controlLook}
          >
            <option value="">{messages.categories.allCourses}</option>
            {publicCourses.map(({ title }) => (
              <option key={title} value={title}>
                {title}
              </option>
            ))}
          </Box>
        )}
      </Field>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { sm: '2fr 1fr' },
  gap: 2,
  marginBottom: 4,
  '@media (scripting: none)': { display: 'none' },
} as const;
