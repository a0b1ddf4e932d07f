import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** What a form's dialog takes to fill a phone's screen, from edge to edge: steps and outlines need something around them. */
export function useWholeScreen() {
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  return { fullScreen, slotProps: fullScreen ? { paper: { sx: { border: 0, borderRadius: 0 } } } : {} };
}
