import { createContext, use } from 'react';
import type { Learner } from './learner-gate.ts';

const LearnerContext = createContext<Learner | null>(null);

export const LearnerProvider = LearnerContext.Provider;

/** The learner who is here. Only pages inside the learner's layout have one. */
export function useLearner(): Learner {
  const learner = use(LearnerContext);
  if (!learner) throw new Error('This page stands outside the learner layout');
  return learner;
}
