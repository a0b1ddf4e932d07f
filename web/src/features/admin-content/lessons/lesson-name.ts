import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';

/** A lesson's title, or the default title. */
export const nameOf = ({ title }: Lesson) => title || messages.lessonViewer.untitled;
