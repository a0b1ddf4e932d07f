import { createContext, use } from 'react';

/** What the person looks for in the course; the header's box and the page below share it. */
type CourseSearch = { text: string; search: (text: string) => void };

const CourseSearchContext = createContext<CourseSearch>({ text: '', search: () => {} });

export const CourseSearchProvider = CourseSearchContext.Provider;

export const useCourseSearch = () => use(CourseSearchContext);
