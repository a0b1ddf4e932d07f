/** A small screen without script: the header shows all its links instead of a menu. */
export const withoutScript = '@media (scripting: none) and (max-width: 899.95px)';
