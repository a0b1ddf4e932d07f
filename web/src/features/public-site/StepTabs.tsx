import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

type Tab<Id extends string> = { id: Id; label: string };

type StepTabsProps<Id extends string> = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** The panel's id. It is `role="tabpanel"`, labelled by `tabId(panel, chosen)`. */
  panel: string;
};

/** The id of a tab, by which its panel is labelled. */
export const tabId = (panel: string, id: string) => `${panel}-${id.replaceAll(/\W+/g, '-').toLowerCase()}`;

/**
 * Tabs of which the selected one is a step higher. Arrow keys, Home and End select (WAI-ARIA, "Tabs"), and only the
 * selected tab is a tab stop.
 */
export function StepTabs<Id extends string>({ label, tabs, chosen, onChoose, panel }: StepTabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  const handleKey = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    // Starts from the focused tab: the second of two quick presses may come before the first is rendered.
    const current = buttons.findIndex((button) => button === event.target);
    const target = keyTarget(event.key, current, tabs.length);
    if (current === -1 || target === undefined) return;
    event.preventDefault();
    const index = target % tabs.length;
    const tab = tabs[index];
    if (tab) onChoose(tab.id);
    buttons[index]?.focus();
  };

  return (
    <Box
      ref={list}
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
  minHeight: 48,
  paddingInline: 2.5,
  border: 0,
  borderTopLeftRadius: (theme: { shape: { borderRadius: number | string } }) => theme.shape.borderRadius,
  borderTopRightRadius: (theme: { shape: { borderRadius: number | string } }) => theme.shape.borderRadius,
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

function keyTarget(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return current + 1;
    case 'ArrowLeft':
      return current - 1 + count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
