/** A document of the store as the pages of this language show it: English shows what was written first (docs/decisions/156). */
export const shownRecord = <T>(record: T): T => record;

/** What a course was called first: what the school reads of it in messages and lists. */
export const firstTitle = ({ title }: { title: string }): string => title;
