import { onTestFinished, vi } from 'vitest';
import type { Mock } from 'vitest';

/**
 * Makes the next request wait for a response that never comes, until the request is given up. Timers are fake from then
 * on.
 */
export function fetchWithoutResponse(fetchMock: Mock<typeof fetch>): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fetchMock.mockImplementationOnce(async (_address, init) => {
    const response = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => response.reject(init.signal?.reason));
    return response.promise;
  });
}
