/**
 * Stands in for `re2js`, the 43 kB of regular expressions that Firestore's SDK brings for its pipelines and nothing else
 * (docs/decisions/052). Our questions are queries, which never come here.
 */
export const RE2JS = {
  compile(): never {
    throw new Error("Firestore's pipelines are left out of this site (docs/decisions/052).");
  },
};
