import type { Lesson } from '@padavu/domain/lesson';
import { learnerMessages } from '@padavu/domain/learner-messages';

/** A lesson's title, or the default title. */
export const nameOf = ({ title }: Lesson) => title || learnerMessages.lessonViewer.untitled;
