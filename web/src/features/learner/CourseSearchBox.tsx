import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCourseSearch } from './course-search.ts';

const label = 'Search this course';

/** The search box of the course viewer (specification 2.17). */
export function CourseSearchBox() {
  const { text, search } = useCourseSearch();
  return (
    <Box role="search" sx={{ width: '100%' }}>
      <OutlinedInput
        fullWidth
        type="search"
        placeholder={label}
        inputProps={{ 'aria-label': label }}
        value={text}
        onChange={(event) => search(event.target.value)}
        startAdornment={
          <InputAdornment position="start">
            <Search aria-hidden />
          </InputAdornment>
        }
      />
    </Box>
  );
}
