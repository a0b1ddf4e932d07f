import type { Theme } from '@mui/material/styles';

/** How much higher a tab is than the one before, and the last one than the first, at most; in theme spacings. */
const step = 1.5;
const highest = 4.5;

/** Styles for what contains a `StepTabs` of so many days: each tab is a step higher than the one before. */
export const risingTabs = (days: number) => ({
  '& [role="tab"]': { bgcolor: 'primary.light' },
  '& [role="tab"][aria-selected="true"]': { bgcolor: 'primary.main' },
  ...Object.fromEntries(
    Array.from({ length: days }, (_, index) => [
      `& [role="tab"]:nth-of-type(${index + 1})`,
      { minHeight: (theme: Theme) => theme.spacing(6 + index * Math.min(step, highest / (days - 1))) },
    ]),
  ),
});
