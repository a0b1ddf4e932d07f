import { EmulatorLog } from 'firebase-tools/lib/emulator/types.js';
import { expect, it, vi } from 'vitest';

it('a process of the functions writes no event to the log, but warnings', async () => {
  await import('./worker-log.ts');
  const send = vi.fn<NonNullable<typeof process.send>>(() => true);
  vi.stubGlobal('process', { ...process, send });
  new EmulatorLog('DEBUG', 'runtime-status', 'RunCloudEvent', { data: Buffer.from('document') }).log();
  new EmulatorLog('WARN', 'runtime-status', 'unread').log();
  expect(send.mock.calls.map(([message]) => String(message))).toEqual([expect.stringContaining('unread')]);
});
