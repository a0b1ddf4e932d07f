import { fetchSite } from './fetch-site.ts';
import { useFetched } from './use-fetched.ts';

/** The school and its courses, for documents that do not contain them. Components that are mounted together share it. */
export const useFetchedSite = () => useFetched(['site'], fetchSite);
