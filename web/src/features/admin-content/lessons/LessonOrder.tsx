import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type {
  Announcements,
  DragEndEvent,
  KeyboardSensorProps,
  Modifier,
  ScreenReaderInstructions,
  UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  arrayMove,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Lesson } from '@padavu/domain/course/lesson';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { lessonTitle } from '@padavu/domain/course/lesson';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { OrderedLesson } from './OrderedLesson.tsx';
import { useLessonOrder } from './use-lesson-order.ts';

type LessonOrderProps = {
  subcategoryId: number;
  /** All the lessons of the category, by day. */
  lessons: readonly Lesson[];
  actions: (lesson: Lesson) => ReactNode;
};

const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The lessons of one category, sorted by drag, keys or buttons; each move is saved at once (docs/decisions/047). */
export function LessonOrder({ subcategoryId, lessons: storedLessons, actions }: LessonOrderProps) {
  const { lessons, isSaving, reorder } = useLessonOrder(subcategoryId, storedLessons);
  const [moveText, setMoveText] = useState<string>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(PromptKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const ids = lessons.map(({ id }) => id);
  const positionOf = (id: UniqueIdentifier) => `position ${ids.indexOf(Number(id)) + 1} of ${ids.length}`;
  const titleOf = (id: UniqueIdentifier) => {
    const lesson = lessons.find((one) => one.id === id);
    return lesson ? lessonTitle(lesson) : learnerMessages.lessonViewer.untitled;
  };
  const move = (id: number, to: number) => {
    const from = ids.indexOf(id);
    // A colleague may delete a lesson while it is dragged.
    if (from < 0 || from === to || to < 0 || to >= ids.length) return;
    setMoveText(`${titleOf(id)} is now at position ${to + 1} of ${ids.length}.`);
    reorder(arrayMove(ids, from, to));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(Number(active.id), ids.indexOf(Number(over.id)));
  };
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
        Drag a lesson by its handle, or use the arrows, to give it another day.{' '}
        <span role="status">{moveText && `${moveText} ${isSaving ? 'Saving...' : ''}`}</span>
      </Typography>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[verticalOnly]}
        onDragEnd={drop}
        accessibility={{
          announcements: orderAnnouncements({ titleOf, positionOf }),
          screenReaderInstructions: orderInstructions,
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <Box component="ol" aria-label="Lessons in order" aria-busy={isSaving} sx={list}>
            {lessons.map((lesson, index) => (
              <OrderedLesson
                key={lesson.id}
                lesson={lesson}
                isFirst={index === 0}
                isLast={index === lessons.length - 1}
                onMove={(by) => move(lesson.id, index + by)}
              >
                {actions(lesson)}
              </OrderedLesson>
            ))}
          </Box>
        </SortableContext>
      </DndContext>
    </Box>
  );
}

const list = { display: 'grid', gap: 1, listStyle: 'none', margin: 0, padding: 0 } as const;

/** Screen reader instructions for the drag handle. */
const orderInstructions: ScreenReaderInstructions = {
  draggable:
    'To move this lesson, press space or enter, then the arrow keys. Press space or enter again to drop it, or escape to cancel.',
};

type LessonNames = {
  titleOf: (id: UniqueIdentifier) => string;
  positionOf: (id: UniqueIdentifier) => string;
};

/** Screen reader announcements while a lesson is dragged. */
function orderAnnouncements({ titleOf, positionOf }: LessonNames): Announcements {
  const pickedUp = (id: UniqueIdentifier) => `${titleOf(id)} is picked up at ${positionOf(id)}.`;
  return {
    // Arrow keys have no effect before the positions are measured. `onDragOver` announces the pickup after that.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return over.id === active.id
        ? pickedUp(active.id)
        : `${titleOf(active.id)} is now over ${positionOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${titleOf(active.id)} was dropped at ${positionOf(over.id)}.`
        : `${titleOf(active.id)} was returned to its position.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays at ${positionOf(active.id)}.`,
  };
}

/**
 * The library's sensor listens for keys only shortly after a lesson is picked up, so a busy device loses the keys
 * pressed in between. This sensor dispatches them again once the library listens.
 */
class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const missedKeys: KeyboardEvent[] = [];
    const remember = (event: KeyboardEvent) => {
      if (event === props.event) return;
      event.preventDefault();
      missedKeys.push(event);
    };
    document.addEventListener('keydown', remember);
    // Runs after the library's own timer, which was started first.
    setTimeout(() => {
      document.removeEventListener('keydown', remember);
      for (const { code, key } of missedKeys)
        document.dispatchEvent(new KeyboardEvent('keydown', { code, key }));
    });
  }
}
