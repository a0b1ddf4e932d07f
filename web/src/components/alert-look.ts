/** An `Alert` with something to press: where that leaves no room for the words, it stands below them. */
export const alertWithActions = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 9rem', minWidth: 0 },
  '& .MuiAlert-action': { flexShrink: 0, paddingInlineStart: 1 },
} as const;
