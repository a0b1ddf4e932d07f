import CheckCircle from '@mui/icons-material/CheckCircle';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Lesson } from '@padavu/domain/lesson';
import { messageFor } from '@padavu/domain/messages';

export const tabId = (lessonId: number) => `day-tab-${lessonId}`;
export const panelId = 'day-panel';

type DayTabsProps = {
  lessons: readonly Lesson[];
  selected: number;
  isComplete: (lessonId: number) => boolean;
  onSelect: (lessonId: number) => void;
};

/** One tab a lesson, each a step higher than the one before. */
export function DayTabs({ lessons, selected, isComplete, onSelect }: DayTabsProps) {
  return (
    <Tabs
      aria-label="Days"
      value={selected}
      onChange={(_event, lessonId: number) => onSelect(lessonId)}
      variant="scrollable"
      scrollButtons="auto"
      slotProps={{
        indicator: { sx: { display: 'none' } },
        list: { sx: { alignItems: 'flex-end', gap: 0.5 } },
      }}
      sx={{ borderBottom: 3, borderColor: 'primary.main' }}
    >
      {lessons.map((lesson, index) => (
        <Tab
          key={lesson.id}
          value={lesson.id}
          id={tabId(lesson.id)}
          aria-controls={panelId}
          label={messageFor.dayTab(lesson.day)}
          {...(isComplete(lesson.id) && {
            icon: <CheckCircle fontSize="small" titleAccess="Complete" />,
            iconPosition: 'end' as const,
          })}
          sx={(theme) => ({
            minHeight: theme.spacing(6 + riseOf(index, lessons.length)),
            minWidth: { xs: theme.spacing(9), sm: theme.spacing(11) },
            paddingInline: { xs: 1, sm: 2 },
            borderTopLeftRadius: theme.shape.borderRadius,
            borderTopRightRadius: theme.shape.borderRadius,
            cornerShape: 'notch',
            color: 'text.primary',
            bgcolor: 'primary.light',
            '&.Mui-selected': {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              forcedColorAdjust: 'none',
            },
          })}
        />
      ))}
    </Tabs>
  );
}

/** How far a step stands above the first one, in theme units; a long row of days climbs by smaller steps. */
function riseOf(index: number, count: number): number {
  const highest = 5;
  return index * Math.min(1, highest / Math.max(1, count - 1));
}
