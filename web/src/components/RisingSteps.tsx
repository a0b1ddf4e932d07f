import Box from '@mui/material/Box';

const outline =
  'polygon(0 75%, 25% 75%, 25% 50%, 50% 50%, 50% 25%, 75% 25%, 75% 0, 100% 0, 100% 100%, 0 100%)';

/**
 * Four steps that rise to the right, the pattern of the identity, in the size and colour of their parent. Decoration.
 */
export function RisingSteps() {
  return <Box aria-hidden sx={{ height: '100%', bgcolor: 'currentColor', clipPath: outline }} />;
}
