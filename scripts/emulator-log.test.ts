import { logger } from 'firebase-tools/lib/logger.js';
import { expect, it, vi } from 'vitest';

it('firebase-tools writes no debug lines, but all others', async () => {
  vi.stubEnv('DEBUG', undefined);
  const write = vi.spyOn(logger, 'write').mockReturnValue(true);
  await import('./emulator-log.ts');
  logger.debug('a call');
  logger.warn('a fault');
  expect(write.mock.calls.map(([line]) => line.message)).toEqual(['a fault']);
});
