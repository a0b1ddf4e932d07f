import { messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog.tsx';
import { counted } from '@/components/counted.ts';

type DeleteCategoryQuestionProps = {
  /** The category in question; `null` while nothing is. */
  category: Subcategory | null;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a category goes, and says what goes with it (specification 5, "Delete confirmations"). */
export function DeleteCategoryQuestion({ category, ...dialog }: DeleteCategoryQuestionProps) {
  // While the dialog fades out it still says what it was about.
  const [last, setLast] = useState(category);
  if (category && category !== last) setLast(category);
  return (
    <ConfirmDialog
      open={category !== null}
      question={messages.categories.confirmDelete}
      confirm="Delete"
      {...dialog}
    >
      <strong>{last?.title}</strong> {last && goesWithIt(last.lessonsCount)}
    </ConfirmDialog>
  );
}

function goesWithIt(count: number): string {
  return count === 0 ? 'has no lessons.' : `and its ${counted(count, 'lesson')} are deleted.`;
}
