import { questionLimits } from './question-limits.ts';

/** Messages about questions under lessons, of the page and the API. */
export const questionMessages = {
  textRequired: 'Please write something first.',
  asked: 'Your question is posted. Answers will appear here.',
  answered: 'Your answer is posted.',
  reported: 'Thank you. The school will look at it.',
  withdrawn: 'Your question is withdrawn.',
  answeredMeanwhile: 'Somebody has answered: the question stays.',
  changed: 'Saved.',
  closed: 'The school has closed this question.',
  full: `The question has ${questionLimits.answers} answers, which is the most there can be.`,
  gone: 'This question is not there any more.',
  taken: 'What you sent before has arrived. Send this as well if it should be added.',
} as const;
