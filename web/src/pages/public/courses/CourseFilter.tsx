import Box from '@mui/material/Box';
import { publicCourses } from '@padavu/domain/catalogue/public-courses';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';

export type Wanted = { search: string; category: string };

export const anyCourse: Wanted = { search: '', category: '' };

const categories = [
  { value: anyCourse.category, label: 'All courses' },
  ...publicCourses.map(({ title }) => ({ value: title, label: title })),
];

/** Narrows the list of courses by a word and by category. Where no script runs the list is whole, and this is gone. */
export function CourseFilter({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  return (
    <Box role="search" sx={row}>
      <TextInput
        type="search"
        label="Search"
        value={wanted.search}
        onChange={(event) => onChange({ ...wanted, search: event.target.value })}
      />
      <SelectInput
        label="Category"
        options={categories}
        value={wanted.category}
        onChange={(event) => onChange({ ...wanted, category: event.target.value })}
      />
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
