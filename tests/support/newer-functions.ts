/**
 * What `older-browsers.ts` adds, each with its owner: browsers of early 2022 lacked it (docs/decisions/169). A page of
 * a browser runs this too, so it uses nothing from outside.
 */
export const newerFunctions = (): [object, string[]][] => [
  [Object, ['hasOwn']],
  [URL, ['canParse']],
  [Promise, ['withResolvers']],
  [Map, ['groupBy']],
  [AbortSignal, ['timeout']],
  [Array.prototype, ['toSorted', 'toReversed', 'toSpliced']],
  [String.prototype, ['toWellFormed']],
  [HTMLFormElement.prototype, ['requestSubmit']],
];
