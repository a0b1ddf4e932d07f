import { onTestFinished, vi } from 'vitest';
import type { Mock } from 'vitest';

/**
 * Makes the next request wait for a response that never comes, until `giveUp` is called in the place of its time limit.
 * @returns also the mock that receives that limit in milliseconds
 */
export function fetchWithoutResponse(fetchMock: Mock<typeof fetch>) {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  onTestFinished(() => timeout.mockRestore());
  fetchMock.mockImplementationOnce(async (_address, init) => {
    const response = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => response.reject(limit.signal.reason));
    return response.promise;
  });
  return { timeout, giveUp: () => limit.abort() };
}
