import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';

type Tab<Id extends string> = { id: Id; label: ReactNode };

type StepTabsProps<Id extends string> = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** The panel's id. It is `role="tabpanel"`, labelled by `tabId(panel, chosen)`. */
  panel: string;
  /** Whether arrow keys, Home and End also select the tab that they move to. Otherwise Enter and Space select it. */
  selectionFollowsFocus?: boolean;
};

/** The id of a tab, by which its panel is labelled. */
export const tabId = (panel: string, id: string) => `${panel}-${id}`;

/**
 * Tabs of which the selected one is a step higher. Arrow keys, Home and End move between them (WAI-ARIA, "Tabs"), and
 * only the selected tab is a tab stop.
 */
export function StepTabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  panel,
  selectionFollowsFocus = true,
}: StepTabsProps<Id>) {
  const handleKey = (event: KeyboardEvent) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const { length } = buttons;
    // Starts from the focused tab: the second of two quick presses may come before the first is rendered.
    const current = buttons.findIndex((button) => button === event.target);
    const targets = new Map([
      ['ArrowRight', (current + 1) % length],
      ['ArrowLeft', (current - 1 + length) % length],
      ['Home', 0],
      ['End', length - 1],
    ]);
    const button = buttons[targets.get(event.key) ?? length];
    if (!button) return;
    event.preventDefault();
    button.focus();
    if (selectionFollowsFocus) button.click();
  };

  return (
    <Box
      role="tablist"
      aria-label={label}
      onKeyDown={handleKey}
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: 1,
        borderBottom: 2,
        borderColor: 'primary.main',
        flexWrap: 'wrap',
      }}
    >
      {tabs.map((tab) => (
        <Box
          key={tab.id}
          component="button"
          type="button"
          role="tab"
          id={tabId(panel, tab.id)}
          aria-selected={tab.id === chosen}
          aria-controls={panel}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab.id)}
          sx={tabStyles}
        >
          {tab.label}
        </Box>
      ))}
    </Box>
  );
}

const tabStyles = {
  typography: 'button',
  flexShrink: 0,
  maxWidth: '100%',
  minHeight: 48,
  paddingInline: 2.5,
  border: 0,
  borderRadius: 1,
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
  cornerShape: 'notch',
  bgcolor: 'transparent',
  color: 'text.primary',
  cursor: 'pointer',
  transition: 'background-color 150ms, min-height 150ms',
  '&:hover': { bgcolor: 'primary.light' },
  '&[aria-selected="true"]': {
    minHeight: 56,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    forcedColorAdjust: 'none',
  },
} as const;
