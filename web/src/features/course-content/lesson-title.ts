import type { Lesson } from '@padavu/domain/lesson';
import { learnerMessages } from '@padavu/domain/learner-messages';

/** A lesson's title, or the text for a lesson without one. */
export const lessonTitle = ({ title }: Pick<Lesson, 'title'>): string =>
  title || learnerMessages.lessonViewer.untitled;
