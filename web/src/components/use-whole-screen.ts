import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * The props that make a form dialog fill a phone's screen without stepped corners and outlines, which need space around
 * them.
 */
export function useWholeScreen() {
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  return { fullScreen, slotProps: fullScreen ? { paper: { sx: { border: 0, borderRadius: 0 } } } : {} };
}
