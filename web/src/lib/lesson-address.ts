/** In a lesson's address: the second of its video to play from. */
export const secondParameter = 'at';

/** The second in a lesson's address; `undefined` where there is none. */
export function readSecond(parameters: URLSearchParams): number | undefined {
  const text = parameters.get(secondParameter);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** In a lesson's address: its questions are open. */
export const questionsParameter = 'questions';
