/**
 * Replaces `re2js`, 43 kB for regular expressions that Firestore's SDK needs only for its pipelines
 * (docs/decisions/052). Our reads are queries, which never use it.
 */
export const RE2JS = {
  compile(): never {
    throw new Error("Firestore's pipelines are left out of this site (docs/decisions/052).");
  },
};
