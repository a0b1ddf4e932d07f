/** A small screen on which no script runs: the header has no menu that opens, but all its links. */
export const withoutScript = '@media (scripting: none) and (max-width: 899.95px)';
