/** The parameter of a lesson's address for the second from which its video plays. */
export const secondParameter = 'at';

/** The second in a lesson's address; `undefined` where there is none. */
export function readSecond(parameters: URLSearchParams): number | undefined {
  const text = parameters.get(secondParameter);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** The parameter of a lesson's address that opens its questions. */
export const questionsParameter = 'questions';
