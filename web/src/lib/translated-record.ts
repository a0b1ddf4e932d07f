/** A record in the language of this build: English pages show its original texts (docs/decisions/156). */
export const translatedRecord = <T>(record: T): T => record;

/** The original title of a record, which the school sees in messages and lists, and which chooses default drawings. */
export const firstTitle = ({ title }: { title: string }): string => title;
