import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

/** What a screen reader is told about the handle of a lesson. */
export const orderInstructions: ScreenReaderInstructions = {
  draggable:
    'To move this lesson, press space or enter, then the arrow keys. Press space or enter again to put it down, or escape to leave it where it was.',
};

type Names = { nameOf: (id: UniqueIdentifier) => string; placeOf: (id: UniqueIdentifier) => string };

/** What is said while a lesson is moved. */
export function orderAnnouncements({ nameOf, placeOf }: Names): Announcements {
  const pickedUp = (id: UniqueIdentifier) => `${nameOf(id)} is picked up and stands at ${placeOf(id)}.`;
  return {
    onDragStart: ({ active }) => pickedUp(active.id),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      // Its own place is the first that it is over: another word would cut off the one before.
      return over.id === active.id
        ? pickedUp(active.id)
        : `${nameOf(active.id)} would stand at ${placeOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${nameOf(active.id)} was put down at ${placeOf(over.id)}.`
        : `${nameOf(active.id)} was put back.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays at ${placeOf(active.id)}.`,
  };
}
