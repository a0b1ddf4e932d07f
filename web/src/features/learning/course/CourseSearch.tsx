import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { createContext, use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { controlStyles } from '@/components/Field.tsx';
import { searchCourse } from '@/features/learning/texts.ts';

/** The search text of the course viewer, which the header's box and the page below share. */
type CourseSearch = { text: string; search: (text: string) => void };

const CourseSearchContext = createContext<CourseSearch>({ text: '', search: () => {} });

export const CourseSearchProvider = CourseSearchContext.Provider;

export const useCourseSearch = () => use(CourseSearchContext);

/** The search box of the course viewer. */
export function CourseSearchBox() {
  const { text, search } = useCourseSearch();
  const input = useRef<HTMLInputElement>(null);
  // Hydration keeps the text that was typed before the scripts arrived, but fires no event for it.
  const adoptTypedText = useEffectEvent(() => {
    const value = input.current?.value ?? '';
    if (value !== text) search(value);
  });
  useLayoutEffect(() => adoptTypedText(), []);
  return (
    <Box role="search" sx={{ position: 'relative', width: '100%' }}>
      <Box
        component={Search}
        aria-hidden
        sx={{ position: 'absolute', insetBlock: 0, left: 14, marginBlock: 'auto', color: 'text.secondary' }}
      />
      <Box
        component="input"
        ref={input}
        type="search"
        placeholder={searchCourse}
        aria-label={searchCourse}
        value={text}
        onChange={(event) => search(event.target.value)}
        sx={[controlStyles, { paddingLeft: 6 }]}
      />
    </Box>
  );
}
