/** An `Alert` with actions: they move below the text where both do not fit on a line. */
export const alertWithActions = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 9rem', minWidth: 0 },
  '& .MuiAlert-action': { flexShrink: 0, paddingInlineStart: 1 },
} as const;
