import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Lesson } from '@padavu/domain/course/lesson';
import { messageFor } from '@padavu/domain/messages';
import { lessonTitle } from '@padavu/domain/course/lesson';
import type { ReactNode } from 'react';
import { firstClick } from '@/components/first-click.ts';
import { LessonName } from './LessonName.tsx';

type OrderedLessonProps = {
  lesson: Lesson;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Further actions. */
  children: ReactNode;
};

/** A lesson in the order of its category: a handle for dragging, and arrow buttons for people who cannot drag. */
export function OrderedLesson({ lesson, isFirst, isLast, onMove, children }: OrderedLessonProps) {
  const sortable = useSortable({ id: lesson.id });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable;
  const name = lessonTitle(lesson);
  return (
    <Card
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={[row, isDragging && { position: 'relative', zIndex: 1, boxShadow: 4 }]}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
        // The visible icon aligns with what is below it.
        sx={{ gridArea: 'handle', marginInlineStart: '-10px', cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicator />
      </IconButton>
      <Typography sx={{ gridArea: 'day', fontWeight: 650, whiteSpace: 'nowrap' }}>
        {messageFor.dayTab(lesson.day)}
      </Typography>
      <Box sx={{ gridArea: 'lesson' }}>
        <LessonName lesson={lesson} />
      </Box>
      <Box sx={{ gridArea: 'arrows', display: 'flex' }}>
        <Arrow label={`Move up ${name}`} disabled={isFirst} onClick={() => onMove(-1)}>
          <ArrowUpward />
        </Arrow>
        <Arrow label={`Move down ${name}`} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDownward />
        </Arrow>
      </Box>
      <Box sx={{ gridArea: 'actions', justifySelf: 'end' }}>{children}</Box>
    </Card>
  );
}

type ArrowProps = {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A button at the end of the list stays enabled, because a disabled button loses the focus. */
function Arrow({ label, disabled, onClick, children }: ArrowProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : firstClick(onClick)}
      sx={{ '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' } }}
    >
      {children}
    </IconButton>
  );
}

const row = {
  display: 'grid',
  alignItems: 'center',
  gap: 1,
  paddingBlock: 1,
  paddingInline: 2,
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', lg: 'auto 4.5rem minmax(0, 1fr) auto auto' },
  gridTemplateAreas: {
    xs: '"handle day arrows" "lesson lesson lesson" "actions actions actions"',
    lg: '"handle day lesson arrows actions"',
  },
} as const;
