import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A file that is read only when `read` is called, with a text that no form accepts. */
export function slowFile(type: string): { file: File; read: () => Promise<void> } {
  const reading = Promise.withResolvers<ArrayBuffer>();
  const file = new File(['slow'], 'slow', { type });
  vi.spyOn(file, 'arrayBuffer').mockReturnValue(reading.promise);
  const read = () =>
    act(async () => {
      reading.resolve(new TextEncoder().encode('slow').buffer);
      await reading.promise;
    });
  return { file, read };
}
