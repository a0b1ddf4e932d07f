/** A record in the language of this build: English pages show its original texts (docs/decisions/156). */
export const translatedRecord = <T>(record: T): T => record;

/** The original title of a course, which the school sees in messages and lists. */
export const firstTitle = ({ title }: { title: string }): string => title;
