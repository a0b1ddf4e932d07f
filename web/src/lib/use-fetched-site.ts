import { fetchSite } from './fetch-site.ts';
import { useFetched } from './use-fetched.ts';

/** The school and its courses, for documents that lack them. Components that are mounted together share the read. */
export const useFetchedSite = () => useFetched(['site'], fetchSite);
